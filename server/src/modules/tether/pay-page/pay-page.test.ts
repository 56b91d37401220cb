import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { MINUTE, openTetherSite, USDT } from '../test/provider.ts';
import { html } from './markup.ts';
import { stagedAndChecked } from '../../../../test/staged.ts';

const COIN = 'coin01';
const t = stagedAndChecked(() => openTetherSite('postgres'));

const pathOf = (url: string) => new URL(url).pathname;
const hidden = (body: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

async function look(url: string) {
  return t.site.app.inject({ method: 'GET', url: pathOf(url) });
}

async function send(url: string, fields: Record<string, string>) {
  return t.site.app.inject({
    method: 'POST',
    url: pathOf(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Reads the page and sends its form, as a visitor does. */
async function pay(url: string, choice: string, delivery = 'usual', amount = '') {
  const { body } = await look(url);
  const once = hidden(body, 'once');
  const form = { choice, delivery, amount, due: hidden(body, 'due'), once };
  const answer = await send(url, form);
  return { status: answer.statusCode, location: answer.headers.location, form, body: answer.body };
}

/** Has the database refuse all reports of coins, and accept them again. */
const failNews = () =>
  t.site.db.exec('alter table tether_transfer add constraint none check (false) not valid');
const takeNews = () => t.site.db.exec('alter table tether_transfer drop constraint none');

const pass = (ms: number) => t.site.advanceTo(t.site.clock.now() + ms);

it('shows amount, network, address and time of a payment, marked as simulated, under a policy of its own', async () => {
  const deposit = await t.deposit(COIN, 100);
  const { statusCode, headers, body } = await look(deposit.url);
  expect(statusCode).toBe(200);
  for (const text of [
    '모의 결제',
    '실제 코인은 오가지 않습니다',
    '100.00 USDT',
    'TRC-20',
    deposit.address,
    '시뮬레이션',
    '가맹점으로 돌아가기',
  ])
    expect(body).toContain(text);
  expect(body).toMatch(/<svg class="qr" role="img" aria-label="입금 주소 QR" viewBox="0 0 37 37"/);
  expect(body).not.toContain('hanpan.theme');
  expect(body).toContain('60분 00초');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const own = [...body.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)];
  expect(own.map(([, name]) => name)).toEqual(['style', 'script']);
  for (const [, name, text = ''] of own)
    expect(policy).toContain(
      `${name}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  expect(body).not.toMatch(/ (style|on\w+)="/);
  expect(headers['cache-control']).toBe('no-store');
});

it('knows no address that nothing was registered for', async () => {
  const named = await t.url(COIN, '100.00');
  for (const url of [named, `${named}0`, 'http://x/pay/tether/a', 'http://x/pay/tether/<i>']) {
    const { statusCode, body } = await look(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).toContain('결제 주소를 찾을 수 없습니다');
    expect(body).not.toContain('<i>');
  }
  expect((await send(named, {})).statusCode).toBe(404);
});

it.each([
  ['exact', 'usual', 100 * USDT, 'credited'],
  ['exact', 'delayed', 100 * USDT, 'credited'],
  ['exact', 'duplicate', 100 * USDT, 'credited'],
  ['exact', 'disordered', 100 * USDT, 'credited'],
  ['less', 'disordered', 60 * USDT, 'partial'],
  ['more', 'duplicate', 110 * USDT, 'credited'],
  ['twice', 'usual', 200 * USDT, 'credited'],
])(
  'pays %s with %s reports by signed calls of the provider',
  async (choice, delivery, paid, state) => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    expect(await pay(deposit.url, choice, delivery)).toMatchObject({
      status: 303,
      location: '?sent=1',
    });
    expect((await look(deposit.url)).body).toContain(
      choice === 'twice' ? '보낸 내역' : '블록 0/20',
    );
    await pass(3 * MINUTE);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state, paidMicro: paid });
    const credited = state === 'credited' ? paid / 10_000 : 0;
    expect((await t.balance(COIN))[0]).toBe(money + credited);
  },
);

it('sends an amount of the own choice, as it was typed, and none that is no amount', async () => {
  const deposit = await t.deposit(COIN, 100);
  for (const amount of ['', '0', '-1', '1e3', '1.1234567', '1234567890', '백'])
    expect(await pay(deposit.url, 'own', 'usual', amount)).toMatchObject({
      status: 422,
      body: expect.stringContaining('보낼 금액을 확인해주세요'),
    });
  expect(await pay(deposit.url, 'own', 'usual', ' １,234.567891 ')).toMatchObject({ status: 303 });
  expect((await look(deposit.url)).body).toContain('1,234.567891 USDT');
  await pass(2 * MINUTE);
  expect(await t.find(COIN, deposit.id)).toMatchObject({
    state: 'credited',
    paidMicro: 1_234_567_891,
    credit: 123_456,
  });
});

it('lists each call of the provider with the answer to it', async () => {
  const deposit = await t.deposit(COIN, 100);
  expect((await look(deposit.url)).body).toContain('아직 보낸 알림이 없습니다');
  await pay(deposit.url, 'exact', 'duplicate');
  await pass(6_000);
  const answers = async () => {
    const { body } = await look(deposit.url);
    return [...body.matchAll(/확인 (\d+\/20) · 100.00 USDT<\/span>\s*<b[^>]*>([^<]*)/g)].map(
      ([, blocks, answer]) => `${blocks} ${answer}`,
    );
  };
  const heard = [2, 2, 2, 1, 1, 1].map((block) => `${block}/20 200 · 접수`);
  expect(await answers()).toEqual(heard);
  await failNews();
  await expect(pass(3_000)).rejects.toThrow('was answered 500');
  await takeNews();
  expect(await answers()).toEqual(['3/20 500 · 다시 보냅니다', ...heard]);
  await pass(2 * MINUTE);
});

it('says nothing for a minute where the provider is late', async () => {
  const deposit = await t.deposit(COIN, 100);
  await pay(deposit.url, 'exact', 'delayed');
  await pass(119_000);
  expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'waiting' });
  await pass(1_000);
  expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited' });
});

it('tops up what is missing, and sends late coins after the time', async () => {
  const deposit = await t.deposit(COIN, 100);
  await pay(deposit.url, 'less');
  await pass(2 * MINUTE);
  expect((await look(deposit.url)).body).toContain('40.00 USDT');
  await pay(deposit.url, 'late');
  expect((await look(deposit.url)).body).toContain('보낼 예정');
  await pass(50 * MINUTE);
  expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'partial' });
  await pass(12 * MINUTE);
  expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'late', paidMicro: 100 * USDT });
  const { body } = await look(deposit.url);
  expect(body).toContain('적용 시간이 지났습니다');
  expect(body).not.toContain('value="late"');
});

it('pays once for a form that is sent twice, and nothing for one that is not of this page', async () => {
  const deposit = await t.deposit(COIN, 100);
  const { form } = await pay(deposit.url, 'exact');
  expect((await send(deposit.url, form)).statusCode).toBe(303);
  const sent = () =>
    t.site.db.query('select tx_id from tether_chain_transfer where address = $1', [
      deposit.address,
    ]);
  expect(await sent()).toHaveLength(1);
  for (const [fields, text] of [
    [{ choice: 'all' }, '다시 골라주세요'],
    [{ delivery: 'never' }, '다시 골라주세요'],
    [{ once: 'x' }, '다시 골라주세요'],
    [{ due: '1', once: 'a'.repeat(32) }, '금액을 확인하고'],
  ] as const) {
    const { statusCode, body } = await send(deposit.url, { ...form, ...fields });
    expect([statusCode, body.includes(text)]).toEqual([422, true]);
  }
  expect((await send(deposit.url, { once: 'x'.repeat(3_000) })).statusCode).toBe(413);
  expect(await sent()).toHaveLength(1);
  for (let turn = 1; turn < 20; turn += 1) await pay(deposit.url, 'exact', 'delayed');
  expect((await look(deposit.url)).body).toContain('더 보낼 수 없습니다');
  expect(await pay(deposit.url, 'exact')).toMatchObject({ status: 422 });
  expect(await sent()).toHaveLength(20);
});

it('reports again what was not answered', async () => {
  const deposit = await t.deposit(COIN, 100);
  await pay(deposit.url, 'exact');
  await failNews();
  await expect(pass(3_000)).rejects.toThrow('was answered 500');
  await takeNews();
  await pass(2 * MINUTE);
  expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited' });
});

it('escapes all that is put into its HTML', () => {
  const text = `<img src=x onerror="a('&')">`;
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;">&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;</p>',
  );
});
