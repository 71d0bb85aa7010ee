/** What a staging server needs, beside a DSN. */
export const STAGING = {
  ...{ FLINT_ENV: 'staging', AUTH_SECRET: 'not one of the well-known words of any tutorial' },
  ...{ SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'flint@example.com' },
};
