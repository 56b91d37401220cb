import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Runs } from './run.ts';
import { failingNames, SCENARIOS, scenarioOf } from './scenarios/index.ts';

/** Set by the development server when a link chooses a scenario: `<id>.<name>`, so that a restart loses nothing. */
const COOKIE = /(?:^|;\s*)hanpan-mock=([\w-]+)\.([\w.-]+)/;
const SHARED = 'shared';

/** Which run a call is for: that of its header, that of its browser, else the one that all others share. */
export function runIdOf({ headers }: IncomingMessage): [id: string, name?: string] {
  const header = headers['x-mock-scenario'];
  if (typeof header === 'string' && scenarioOf(header)) return [`header ${header}`, header];
  const [, id, name] = COOKIE.exec(headers.cookie ?? '') ?? [];
  return id !== undefined && name !== undefined && scenarioOf(name) ? [id, name] : [SHARED];
}

/** `GET /__mock/scenarios` lists them; `POST /__mock/scenario/{name}` starts one afresh for this caller. */
export function control(
  runs: Runs,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  if (request.method === 'GET' && url.pathname === '/__mock/scenarios') {
    const scenarios = Object.entries(SCENARIOS).map(([name, { title, account }]) => ({
      name,
      title,
      account,
    }));
    send(200, { scenarios, failing: failingNames() });
    return;
  }
  const [, name = ''] = /^\/__mock\/scenario\/([\w.-]+)$/.exec(url.pathname) ?? [];
  const scenario = request.method === 'POST' ? scenarioOf(name) : null;
  if (scenario === null) {
    send(404, { message: `no scenario ${name}; GET /__mock/scenarios lists them` });
    return;
  }
  runs.restart(runIdOf(request)[0], name);
  send(200, { name, title: scenario.title, account: scenario.account });
}
