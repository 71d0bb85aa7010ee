/** Makes file names unique within one folder, also on case-insensitive file systems: `a.png`, `a-2.png`. */
export function createNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const dot = wanted.lastIndexOf('.');
    const [stem, ending] = [wanted.slice(0, dot), wanted.slice(dot)];
    let name = wanted;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem}-${count}${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
