import { oddsOf, picked, showPicked } from './cells.ts';
import { button, byId, element } from './dom.ts';
import { phone } from './rows.ts';

interface Leg {
  id: string;
  title: string;
  row: HTMLElement;
}

const legs: Leg[] = [];
const panel = byId('slip');
const bar = byId('bar');
const list = element('ul', 'legs');
const count = element('b');
const total = element('b');
const payout = element('b', 'payout');
const stake = element('input');
const barText = element('span');

const totalOdds = () =>
  Math.floor(100 * legs.reduce((product, { id }) => product * (oddsOf(id) / 100), 1));

function writeSums(): void {
  const odds = legs.length === 0 ? 0 : totalOdds();
  const amount = Number(stake.value.replaceAll(',', ''));
  count.textContent = String(legs.length);
  total.textContent = (odds / 100).toFixed(2);
  payout.textContent = Math.floor((amount * odds) / 100).toLocaleString('ko-KR');
  barText.textContent = `${legs.length} 베팅카트 ${total.textContent}배`;
  bar.hidden = !phone.matches || legs.length === 0;
}

function remove(id: string): void {
  const at = legs.findIndex((leg) => leg.id === id);
  legs[at]?.row.remove();
  legs.splice(at, 1);
  picked.delete(id);
  showPicked(id);
  writeSums();
}

function add(id: string, title: string): void {
  const row = element('li', 'leg');
  row.setAttribute('data-leg', id);
  const figure = element('b', '', (oddsOf(id) / 100).toFixed(2));
  const close = button('more', '×', () => remove(id));
  close.setAttribute('aria-label', `${title} 삭제`);
  row.append(element('span', 'team', title), figure, close);
  list.append(row);
  legs.push({ id, title, row });
  picked.add(id);
  showPicked(id);
  writeSums();
}

/** Puts a price on the slip, or takes it off. */
export function toggle(id: string, title: string): void {
  if (picked.has(id)) remove(id);
  else add(id, title);
}

/** Groups the digits as they are typed. */
function writeStake(): void {
  const digits = stake.value.replace(/\D/g, '').slice(0, 12);
  stake.value = digits === '' ? '' : Number(digits).toLocaleString('ko-KR');
  writeSums();
}

/** Draws the slip: a column on a desktop, a sheet behind a bar on a phone. */
export function drawSlip(): void {
  const head = element('header', 'sliphead');
  const close = button('more', '×', () => panel.classList.remove('open'));
  close.setAttribute('aria-label', '베팅카트 닫기');
  head.append(element('h2', '', '베팅카트'), count, close);
  const field = element('label', 'stake');
  field.setAttribute('data-stake', '');
  stake.inputMode = 'numeric';
  stake.addEventListener('input', writeStake);
  field.append(element('span', '', '베팅금액'), stake);
  const sums = element('div', 'sums');
  sums.append(element('span', '', '총 배당률'), total, element('span', '', '예상 당첨금'), payout);
  panel.append(
    head,
    list,
    sums,
    field,
    button('place', '베팅하기', () => {}),
  );
  const open = button('open', '', () => panel.classList.add('open'));
  open.append(barText, element('span', '', ' 열기'));
  bar.append(open);
  writeSums();
}
