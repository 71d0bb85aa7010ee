interface GoogleUser {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

/** Sets the simulated Google user of all following sign-ins; one test at a time may use it. */
export async function openAsGoogle(user: GoogleUser): Promise<void> {
  const response = await fetch(`${process.env.E2E_CONTROL}/oauth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  if (!response.ok) throw new Error(`The stand-in for Google answered ${response.status}`);
}
