import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A link that opens a state: `/korea/cross?scenario=suspended`, `/bet_result?as=coin01`. */
export interface DevLink {
  scenario: string | null;
  /** A demo account whose session the link opens. */
  account: string | null;
  /** The path and query of the page itself. */
  to: string;
}

interface ScenarioList {
  scenarios: readonly { name: string; account: string | null }[];
  failing: readonly string[];
}

type Next = () => void;

const DEMO_PASSWORD = 'demo1234';
/** Who looks at a moment of the reference server, unless the link says `as`. */
const STAGED_ACCOUNT = 'member01';
/** Of what the browser keeps, the choices of the person at it. */
const KEPT = ['hanpan.theme', 'hanpan.layout'];

/** Reads a link; null where an address opens no state. The page is always one of this site, whatever the address says. */
function readDevLink(address: string): DevLink | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const scenario = searchParams.get('scenario');
  const account = searchParams.get('as');
  if (scenario === null && account === null) return null;
  searchParams.delete('scenario');
  searchParams.delete('as');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return { scenario, account, to: `/${pathname.replace(/^\/+/, '')}${query}` };
}

function pageOf(text: string, script = ''): string {
  return `<!doctype html><meta charset="utf-8"><title>${text}</title><p>${text}</p>${script}`;
}

/** The page that puts a session into the browser and goes on to the page of the link. */
function openingPage(to: string, token: string | null): string {
  const data = JSON.stringify({ to, token, kept: KEPT }).replaceAll('<', '\\u003c');
  return pageOf(
    'Opening…',
    `<script>
const { to, token, kept } = ${data};
const entries = kept.map((key) => [key, localStorage.getItem(key)]);
localStorage.clear();
sessionStorage.clear();
for (const [key, value] of entries) if (value !== null) localStorage.setItem(key, value);
if (token !== null) localStorage.setItem('hanpan.token', JSON.stringify(token));
location.replace(to);
</script>`,
  );
}

/** Logs a demo account in; null where the server refuses, as some scenarios do. */
async function logIn(target: string, userId: string, cookie: string): Promise<string | null> {
  const answer = await fetch(`${target}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ userId, password: DEMO_PASSWORD }),
  });
  return answer.ok ? ((await answer.json()) as { token: string }).token : null;
}

/** Whose session a scenario opens; undefined where the server has no such scenario. */
async function accountOf(target: string, scenario: string): Promise<string | null | undefined> {
  const answer = await fetch(`${target}/__mock/scenarios`);
  if (!answer.ok) return undefined;
  const { scenarios, failing } = (await answer.json()) as ScenarioList;
  if (failing.includes(scenario)) return 'member01';
  return scenarios.find(({ name }) => name === scenario)?.account;
}

/** Sets up a moment on the reference server, which names the page; null where it has no such scenario. */
async function stage(target: string, { scenario, to }: DevLink): Promise<string | null> {
  const fixture = new URL(to, 'http://localhost').searchParams.get('fixture');
  const query = fixture === null ? '' : `?fixture=${encodeURIComponent(fixture)}`;
  const answer = await fetch(`${target}/__scenario/${scenario}${query}`, { method: 'POST' });
  if (!answer.ok) return null;
  const opened = (await answer.json()) as { to: string };
  // A link to a page of its own keeps it; the home is where a scenario has none.
  return to === '/' ? opened.to : to;
}

async function open(
  target: string,
  link: DevLink,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  let cookie = request.headers.cookie ?? '';
  let { account, to: page } = link;
  if (link.scenario !== null) {
    const own = await accountOf(target, link.scenario);
    const staged = own === undefined ? await stage(target, link) : null;
    if (own === undefined && staged === null) {
      response.statusCode = 404;
      response.end(
        pageOf(
          'No such scenario here, or no match for it. docs/scenarios.md and /__mock/scenarios list them.',
        ),
      );
      return;
    }
    if (staged === null) {
      account ??= own ?? null;
      cookie = `hanpan-mock=${randomUUID()}.${link.scenario}`;
      response.setHeader('set-cookie', `${cookie}; Path=/; HttpOnly; SameSite=Lax`);
    } else {
      account ??= STAGED_ACCOUNT;
      page = staged;
    }
  }
  const token = account === null ? null : await logIn(target, account, cookie);
  // A scenario may refuse every login; without one the account is wrong.
  if (link.scenario === null && token === null) {
    response.statusCode = 404;
    response.end(pageOf('No such demo account here.'));
    return;
  }
  response.end(openingPage(page, token));
}

/**
 * Opens links that name a scenario, of the mock or of the reference server, or a demo account. Only the development server uses it: no build of the
 * client and no server that runs for people knows such links.
 */
export function createLinkOpener(target: string) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    const link = request.method === 'GET' && wantsPage ? readDevLink(request.url ?? '/') : null;
    if (link === null) {
      next();
      return;
    }
    open(target, link, request, response).catch(() => {
      response.statusCode = 502;
      response.end(pageOf('The API does not answer yet.'));
    });
  };
}
