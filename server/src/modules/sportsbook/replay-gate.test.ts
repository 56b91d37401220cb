import { expect, test } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';

interface Board {
  data: {
    fixtures: {
      markets: {
        line: number | null;
        selections: { id: string; odds: number; status: number }[];
      }[];
    }[];
  };
}

test('a repeat of an acknowledged key gets its answer though a message has come since', async () => {
  const site = await buildTestApp({ feed: 'simulated' });
  try {
    const token = await site.login('member01');
    const { body } = await site.call<{ boards: Board[] }>('GET', '/sports/board?kind=wintielose');
    const markets = body.boards.flatMap(({ data }) => data.fixtures.flatMap((one) => one.markets));
    const market = markets.find(({ selections }) => selections.every((one) => one.status === 1));
    const selection = market?.selections[0];
    if (!market || !selection) throw new Error('no open market');
    const bet = {
      stake: 10_000,
      oddsPolicy: 'any',
      bonusFolders: null,
      legs: [
        {
          selectionId: selection.id,
          odds: selection.odds,
          line: market.line,
          offerScore: null,
          inPlay: false,
        },
      ],
    };
    const place = (key: string) =>
      site.call('POST', '/bet', { token, body: bet, headers: { 'idempotency-key': key } });
    const first = await place('before-the-message');
    expect(first.status).toBe(201);
    await site.db.query(
      `insert into message (id, member_id, title, contents, sent_at)
       select 'msg_late', id, '안내', '본문', 1 from member where user_id = 'member01'`,
    );
    expect(await place('after-the-message')).toMatchObject({
      status: 409,
      body: { code: 'UNREAD_MESSAGE' },
    });
    const again = await place('before-the-message');
    expect(again).toMatchObject({ status: 201, body: first.body });
  } finally {
    await site.close();
  }
});
