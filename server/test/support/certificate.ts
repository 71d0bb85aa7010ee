import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a certificate of a host that trusts itself, with its key. @returns their files */
export function makeCertificate(folder: string, host = 'localhost') {
  const certificate = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  return { certificate, key };
}
