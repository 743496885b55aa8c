import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNginx } from '../../../../scripts/servers.mjs';
import { freePort } from './free-port.ts';
import { type Running, run } from './running.ts';

export interface NginxServer extends Running {
  url: string;
}

/** What the docs tell people to use. */
const SITE = join(import.meta.dirname, '../../../../docs/nginx.conf');
const UPSTREAMS = /( *server 127\.0\.0\.1:\d+ max_fails.*\n)+/;

/** An nginx of our own in front of servers on these ports, configured as docs/nginx.conf says. */
export async function startNginx(folder: string, upstreams: readonly number[]): Promise<NginxServer> {
  const port = await freePort();
  const home = join(folder, `nginx-${port}`);
  await mkdir(home);
  await writeFile(join(home, 'site.conf'), siteOf(await readFile(SITE, 'utf8'), port, upstreams));
  await writeFile(join(home, 'nginx.conf'), mainOf(home));
  const args = ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'];
  const running = await run({ path: findNginx()!, args, end: 'TERM' }, port);
  return { ...running, url: `http://127.0.0.1:${port}` };
}

function siteOf(site: string, port: number, upstreams: readonly number[]): string {
  return site
    .replace(UPSTREAMS, (_, line: string) => upstreams.map((upstream) => line.replace(/:\d+/, `:${upstream}`)).join(''))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
}

/** One process, which leaves nothing outside its folder. */
function mainOf(home: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`);
  return `
daemon off;
master_process off;
pid ${home}/pid;
events {}
http {
  access_log off;
  ${temporary.join(' ')}
  include site.conf;
}
`;
}
