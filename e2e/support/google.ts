interface GoogleUser {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

/** Everybody who signs in with Google from now on is this person; one test at a time may say so. */
export async function openAsGoogle(user: GoogleUser): Promise<void> {
  const response = await fetch(`${process.env.E2E_CONTROL}/oauth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  if (!response.ok) throw new Error(`The stand-in for Google answered ${response.status}`);
}
