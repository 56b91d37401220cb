import { expect } from 'vitest';
import { noteBet } from './books.ts';
import type { Leg, Player, World } from './world.ts';

type Operation = (world: World, player: Player) => Promise<void>;

const WITHDRAW_PASSWORD = '1234';
const CENTS = 100;
/** Sizes of the lines of a system of three, with how many lines that makes. */
const SYSTEMS = [
  [[2], 3],
  [[1, 2], 6],
  [[2, 3], 4],
] as const;

/** Won, or the cents of about as much. */
const money = ({ isCoin }: Player, won: number): number => (isCoin ? Math.ceil(won / 10) : won);

const fixtureOf = ({ selectionId }: Leg): string => selectionId.slice(0, selectionId.indexOf('.'));

/** Two picks of one fixture at the price that the site gives for both, mostly with one of another. */
async function jointSlip(world: World, { userId, dice }: Player): Promise<Slip | null> {
  const first = dice.pick(world.legs());
  const others = world.legs().filter((leg) => leg !== first && fixtureOf(leg) === fixtureOf(first));
  if (others.length === 0) return null;
  const legs = [first, dice.pick(others)];
  const { status, body } = await world.as(userId, 'POST', '/bet/joint-price', { body: { legs } });
  world.note('joint price', status);
  if (status !== 200) return null;
  const { fixtureId, odds } = body;
  const another = dice.pick(world.legs());
  const more = dice.isOneIn(2) || fixtureOf(another) === fixtureId ? [] : [another];
  const joint = [{ fixtureId, odds }];
  return {
    name: 'joint bet',
    legs: [...legs, ...more],
    more: { mode: 'european', joint },
    lines: 1,
  };
}

interface Slip {
  name: string;
  legs: Leg[];
  more: object;
  /** What the stake is a multiple of. */
  lines: number;
}

function plainSlip(world: World, { dice }: Player): Slip {
  const legs = Array.from({ length: dice.whole(1, 3) }, () => dice.pick(world.legs()));
  return { name: 'bet', legs, more: {}, lines: 1 };
}

function systemSlip(world: World, { dice }: Player): Slip {
  const legs: Leg[] = [];
  for (let n = 0; n < 30 && legs.length < 3; n += 1) {
    const leg = dice.pick(world.legs());
    const isBeside = legs.every((one) => fixtureOf(one) !== fixtureOf(leg));
    if (isBeside && leg.inPlay === (legs[0] ?? leg).inPlay) legs.push(leg);
  }
  const [sizes, lines] = dice.pick(SYSTEMS);
  return { name: 'system', legs, more: { system: { sizes } }, lines };
}

/** What is most likely to be taken: a pair that has no price is not tried once only. */
async function slipOf(world: World, player: Player): Promise<Slip> {
  const kind = player.dice.whole(1, 8);
  if (kind === 1) return systemSlip(world, player);
  for (let n = 0; n < 4 && kind < 4; n += 1) {
    const joint = await jointSlip(world, player);
    if (joint) return joint;
  }
  return plainSlip(world, player);
}

async function bet(world: World, player: Player): Promise<void> {
  const { books, userId, dice } = player;
  const { name, legs, more, lines } = await slipOf(world, player);
  const most = dice.isOneIn(6) ? 2 * books.money + 100_000 : money(player, 60_000);
  const stake = dice.isOneIn(8)
    ? dice.whole(1, most)
    : Math.ceil(dice.whole(1, most) / 1000) * 1000 * lines;
  const body = { stake, legs, bonusFolders: null, oddsPolicy: 'any', ...more };
  const asking = { key: world.key(), body };
  const answer = await world.as(userId, 'POST', '/bet', asking);
  const { status } = answer;
  world.note(name, status);
  if (status === 409) return readMessages(world, player);
  if (status === 201) {
    expect(stake, `a stake of ${userId}`).toBeLessThanOrEqual(books.money + books.owed);
    noteBet(books, answer.body);
  }
  if (!dice.isOneIn(5)) return;
  const again = await world.as(userId, 'POST', '/bet', asking);
  world.note('repeated bet', again.status);
  expect(again.status, 'the same key again').toBe(status);
}

async function cancelBet(world: World, { userId, books, dice }: Player): Promise<void> {
  const open = [...books.bets].filter(([, { status }]) => status === 'accepted');
  if (open.length === 0) return;
  const [id] = dice.pick(open);
  const { status, body } = await world.as(userId, 'POST', `/bet/${id}/cancel`);
  world.note('cancelled bet', status);
  if (status === 200) noteBet(books, body);
}

async function readMessages(world: World, { userId }: Player): Promise<void> {
  const { body } = await world.as(userId, 'GET', '/message?limit=100');
  for (const { id, readAt } of body.data)
    if (readAt === null) await world.as(userId, 'GET', `/message/${id}`);
}

async function askDeposit(world: World, player: Player): Promise<void> {
  const { userId, books, isCoin, dice } = player;
  const unit = isCoin ? 10 * CENTS : 10_000;
  const amount = dice.whole(0, dice.isOneIn(2) ? 500 : 30) * unit + (dice.isOneIn(10) ? 1 : 0);
  const bonus = isCoin ? 'coin' : dice.pick(['joinFirst', 'dayFirst', 'every', 'none']);
  const body = { amount, depositorName: '홍길동', chargeType: 1, bonus };
  const opened = await world.as(userId, 'POST', '/charge', { key: world.key(), body });
  world.note('deposit', opened.status);
  if (opened.status !== 201) return;
  expect(books.deposit ?? books.withdrawal, 'what was open before').toBeNull();
  books.deposit = opened.body.id;
}

/** Somebody of staff does something to a request; what is not possible there is refused, and is tried all the same. */
async function act(world: World, kind: string, id: string, event: string, staff = 'admin01') {
  const body = { event, reason: '무작위 시험' };
  const answer = await world.as(staff, 'POST', `/desk/request/${kind}/${id}`, { body });
  world.note(`${kind} ${event}`, answer.status);
  return answer;
}

async function decideDeposit(world: World, player: Player): Promise<void> {
  const { books, userId, dice } = player;
  const id = books.deposit;
  if (id === null) return;
  const event = dice.pick([
    'check',
    'release',
    'approve',
    'approve',
    'approve',
    'reject',
    'cancel',
  ]);
  const before = { money: books.money };
  const cancel = () => world.as(userId, 'POST', `/charge/${id}/cancel`);
  const answer = event === 'cancel' ? await cancel() : await act(world, 'deposit', id, event);
  if (answer.body?.state === 'awaiting_second')
    await act(world, 'deposit', id, 'second', 'manager01');
  const { state, amount } = await requestOf(world, player, 'charge', id);
  if (state === 'approved') {
    books.money = before.money + amount;
    books.credited = { id, amount };
  }
  if (!['requested', 'checking', 'awaiting_second'].includes(state)) books.deposit = null;
}

async function reverseDeposit(world: World, { books }: Player): Promise<void> {
  const { credited } = books;
  if (credited === null) return;
  const { status } = await act(world, 'deposit', credited.id, 'reverse');
  if (status !== 200) return;
  expect(credited.amount, 'money that is taken back').toBeLessThanOrEqual(books.money + books.owed);
  books.money -= credited.amount;
  books.credited = null;
}

async function askWithdrawal(world: World, player: Player): Promise<void> {
  const { userId, books, isCoin, dice } = player;
  const unit = isCoin ? 10 * CENTS : 10_000;
  const amount = dice.whole(0, dice.isOneIn(6) ? 300 : 20) * unit + (dice.isOneIn(10) ? 1 : 0);
  const body = { amount, withdrawPassword: WITHDRAW_PASSWORD };
  const opened = await world.as(userId, 'POST', '/exchange', { key: world.key(), body });
  world.note('withdrawal', opened.status);
  if (opened.status !== 201) return;
  expect(books.deposit ?? books.withdrawal, 'what was open before').toBeNull();
  expect(amount, `a withdrawal of ${userId}`).toBeLessThanOrEqual(books.money + books.owed);
  books.money -= amount;
  books.withdrawal = opened.body.id;
}

async function decideWithdrawal(world: World, player: Player): Promise<void> {
  const { books, userId, dice } = player;
  const id = books.withdrawal;
  if (id === null) return;
  const event = dice.pick(['check', 'check', 'pay', 'pay', 'release', 'reject', 'cancel']);
  const cancel = () => world.as(userId, 'POST', `/exchange/${id}/cancel`);
  const answer = event === 'cancel' ? await cancel() : await act(world, 'withdrawal', id, event);
  if (answer.body?.state === 'awaiting_second')
    await act(world, 'withdrawal', id, 'second', 'manager01');
  const { state, amount } = await requestOf(world, player, 'exchange', id);
  if (state === 'rejected' || state === 'cancelled') books.money += amount;
  if (state === 'paid') books.paid = { id, amount };
  if (!['requested', 'checking', 'awaiting_second'].includes(state)) books.withdrawal = null;
}

async function failWithdrawal(world: World, { books }: Player): Promise<void> {
  const { paid } = books;
  if (paid === null) return;
  const { status } = await act(world, 'withdrawal', paid.id, 'fail');
  if (status !== 200) return;
  books.money += paid.amount;
  books.paid = null;
}

async function requestOf(
  world: World,
  { userId }: Player,
  path: 'charge' | 'exchange',
  id: string,
) {
  const { body } = await world.as(userId, 'GET', `/${path}/history?limit=5`);
  const found = body.data.find((one: { id: string }) => one.id === id);
  if (!found) throw new Error(`${path} ${id} is not in the history of ${userId}`);
  return found as { state: string; amount: number };
}

async function convert(world: World, player: Player): Promise<void> {
  const { userId, books, dice } = player;
  const points = dice.isOneIn(4) ? dice.whole(1, 200_000) : dice.whole(1, 4) * 1_000;
  const asking = { key: world.key(), body: { points } };
  const { status, body } = await world.as(userId, 'POST', '/mywallet/point/convert', asking);
  world.note('conversion', status);
  if (status !== 201) return;
  await world.readReleased(player);
  expect(points, `points of ${userId}`).toBeLessThanOrEqual(books.points + books.released);
  books.points -= points;
  books.money += body.amount;
}

async function adjust(world: World, player: Player): Promise<void> {
  const { memberId, books, dice } = player;
  const account = dice.pick(['money', 'points'] as const);
  const amount = dice.whole(1, 9_000) * (dice.isOneIn(2) ? 1 : -1);
  const body = { memberId, account, amount, reason: '무작위 시험' };
  const requested = await world.as('admin01', 'POST', '/admin/adjustment', {
    key: world.key(),
    body,
  });
  world.note('correction', requested.status);
  if (requested.body.state === 'awaiting_second')
    await act(world, 'adjustment', requested.body.id, 'reject', 'admin01');
  if (requested.body.state !== 'approved') return;
  books[account] += amount;
  await world.readReleased(player);
  const more = account === 'money' ? books.owed : books.released;
  expect(books[account] + more, `${account} after a correction`).toBeGreaterThanOrEqual(0);
}

/** How often each comes, of the sum. */
const weights: [Operation, number][] = [
  [bet, 46],
  [cancelBet, 5],
  [askDeposit, 8],
  [decideDeposit, 9],
  [reverseDeposit, 1],
  [askWithdrawal, 9],
  [decideWithdrawal, 10],
  [failWithdrawal, 1],
  [convert, 6],
  [adjust, 5],
];
const urn = weights.flatMap(([operation, weight]) =>
  Array.from({ length: weight }, () => operation),
);

/** What a deposit or a conversion obliges to is hardly met by chance: some never do it, so that they can withdraw. */
const urnWithoutTurnover = urn.filter((one) => one !== askDeposit && one !== convert);

/** One operation of one member, by chance. */
export async function operate(world: World, player: Player): Promise<void> {
  player.books.requests += 1;
  const operation = player.dice.pick(player.withdraws ? urnWithoutTurnover : urn);
  await operation(world, player);
}
