import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PortInUse, saysInUse } from '../../src/platform/postgres/free-port';
import { makeCertificate } from './certificate';
import { tempDir } from './temp-dir';
import { until } from './until';

const DEPLOY = join(__dirname, '../../../deploy');

export interface Proxy {
  /** The address that people use. */
  readonly url: string;
  /** A file with the certificate it shows. */
  readonly certificate: string;
  stop(): void;
}

interface Place {
  readonly port: number;
  readonly upstream: number;
  /** Holds the certificate, and whatever the program writes. */
  readonly folder: string;
}

type Program = 'nginx' | 'caddy';

/** Whether a proxy is installed here. */
export function has(program: Program): boolean {
  try {
    execFileSync(program, [program === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a proxy with its file of deploy/, on a port of loopback and with a certificate made for it.
 * @throws PortInUse when another program has the port
 */
export async function startProxy(
  program: Program,
  { port, upstream }: Pick<Place, 'port' | 'upstream'>,
): Promise<Proxy> {
  const folder = tempDir();
  // nginx's worker is another user.
  chmodSync(folder, 0o755);
  makeCertificate(folder);
  const child = START[program]({ port, upstream, folder });
  let output = '';
  child.stderr?.on('data', (text: Buffer) => (output += text));
  await until(async () => {
    if (saysInUse(output)) {
      child.kill('SIGTERM');
      throw new PortInUse(output);
    }
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    return fetch(`http://localhost:${port}`).then(
      () => true,
      (error: { cause?: { code?: string } }) => error.cause?.code !== 'ECONNREFUSED',
    );
  }, program);
  return {
    url: `https://localhost:${port}`,
    certificate: join(folder, 'cert.pem'),
    stop: () => void child.kill('SIGTERM'),
  };
}

const START: Record<Program, (place: Place) => ChildProcess> = {
  nginx({ port, upstream, folder }) {
    const site = readFileSync(join(DEPLOY, 'nginx/flint.conf'), 'utf8')
      .replace('listen 80;', `listen unix:${folder}/plain.sock;`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
      .replaceAll('flint.example;', 'localhost;')
      .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/key.pem;`)
      .replace(/server 127.0.0.1:3000/, `server 127.0.0.1:${upstream}`);
    mkdirSync(join(folder, 'body'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/body/${name};`,
    );
    const file = join(folder, 'nginx.conf');
    const frame = `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}`;
    writeFileSync(file, `${frame}\n${site}\n}\n`);
    return spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  },
  caddy({ port, upstream, folder }) {
    const site = readFileSync(join(DEPLOY, 'caddy/Caddyfile'), 'utf8')
      .replace('flint.example {', `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return spawn('caddy', ['run', '--config', file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  },
};
