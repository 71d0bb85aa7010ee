/** A greeting for the time of day, with the first name where there is one. */
export function greet(name: string, now: Date = new Date()): string {
  const hour = now.getHours();
  const words = hour < 5 ? 'Good evening' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = name.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}` : words;
}
