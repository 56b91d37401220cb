import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { allSettled, attach, createEffect, createEvent, createStore, fork, sample } from 'effector';
import { Provider, useUnit } from 'effector-react';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import type { paths } from '#contract/types.gen.ts';

dayjs.extend(utc);

const rowCount = 15;
const price = z.object({ id: z.string(), odds: z.int(), status: z.int() });
const row = z.object({
  id: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.int(),
  markets: z.array(z.object({ selections: z.array(price) })),
});
const answer = z.object({
  boards: z.array(z.object({ data: z.object({ fixtures: z.array(row) }) })),
});
type Row = z.infer<typeof row>;

const opened = createEvent();
const picked = createEvent<string>();
const $client = createStore(createClient<paths>({ baseUrl: '/api' }), { serialize: 'ignore' });
const loadFx = attach({
  source: $client,
  effect: createEffect(async (client: ReturnType<typeof createClient<paths>>): Promise<Row[]> => {
    const { data } = await client.GET('/sports/board', {
      params: { query: { kind: 'wintielose', sport: 'football' } },
    });
    const { boards } = z.parse(answer, data);
    return boards.flatMap((board) => board.data.fixtures).slice(0, rowCount);
  }),
});
const $rows = createStore<Row[]>([]).on(loadFx.doneData, (_, rows) => rows);
const $picked = createStore('').on(picked, (_, id) => id);
sample({ clock: opened, target: loadFx });

function Rows() {
  const { rows, current } = useUnit({ rows: $rows, current: $picked });
  const pick = useUnit(picked);
  return (
    <ul>
      {rows.map(({ id, home, away, startsAt, markets }) => (
        <li key={id}>
          <time>
            {dayjs(startsAt)
              .utcOffset(9 * 60)
              .format('MM.DD HH:mm')}
          </time>
          <span>
            {home} {away}
          </span>
          {markets[0]?.selections.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === current}
              onClick={() => pick(one.id)}
            >
              {(one.odds / 100).toFixed(2)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

const rootRoute = createRootRoute({ component: Outlet });
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/floor/',
  component: () => (
    <main>
      <h1>경기 목록</h1>
      <Rows />
    </main>
  ),
});
const router = createRouter({ routeTree: rootRoute.addChildren([listRoute]) });

const scope = fork();
void allSettled(opened, { scope });
createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider value={scope}>
    <RouterProvider router={router} />
  </Provider>,
);
