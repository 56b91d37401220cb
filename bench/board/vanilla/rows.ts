import { drawCell } from './cells.ts';
import { button, element } from './dom.ts';
import type { Fixture } from './stream.ts';

export const phone = matchMedia('(max-width: 1024px)');

/** Heights in the list, hairlines included. */
export const sizes = () =>
  phone.matches ? { head: 28, row: 65, gap: 0 } : { head: 34, row: 53, gap: 8 };

const captions = ['승무패', '핸디캡', '언더오버'] as const;
export type Caption = (typeof captions)[number];
const two = (value: number) => String(value).padStart(2, '0');
const half = (line: number) => (line / 100).toFixed(1);

export function dayOf({ startsAt }: Fixture): string {
  const at = new Date(startsAt);
  return `${two(at.getMonth() + 1)}.${two(at.getDate())}`;
}

function group(label: string, cells: HTMLElement[]): HTMLElement {
  const made = element('div', 'cells');
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', label);
  made.append(...cells);
  return made;
}

function drawColumn({ home, away, markets }: Fixture, at: number): HTMLElement {
  const { line = 0, selections = [] } = markets[at] ?? {};
  const signs = [
    [
      [`${home} 승`, '승'],
      ['무', '무'],
      [`${away} 승`, '패'],
    ],
    [
      [`${home} ${half(line ?? 0)}`, half(line ?? 0)],
      [`${away} +${half(-(line ?? 0))}`, `+${half(-(line ?? 0))}`],
    ],
    [
      [`오버 ${half(line ?? 0)}`, `오버 ${half(line ?? 0)}`],
      [`언더 ${half(line ?? 0)}`, '언더'],
    ],
  ][at] as [string, string][];
  const cells = selections.map(({ id }, place) => drawCell(id, ...(signs[place] ?? ['', ''])));
  return group(captions[at] ?? '', cells);
}

function drawLead(fixture: Fixture): HTMLElement {
  const { home, away, startsAt } = fixture;
  const lead = element('div', 'lead');
  const moment = element('span', 'moment');
  const at = new Date(startsAt);
  const time = element('time', '', `${two(at.getHours())}:${two(at.getMinutes())}`);
  time.dateTime = at.toISOString();
  moment.append(time, element('span', '', dayOf(fixture)));
  const names = element('div', 'teams');
  for (const team of [home, away]) {
    const name = element('span', 'team', team);
    name.title = team;
    names.append(name);
  }
  lead.append(moment, names);
  return lead;
}

/** A match with its three markets side by side; on a phone with one of them. */
export function drawRow(fixture: Fixture, isLast: boolean, column: Caption): HTMLElement {
  const { home, away, marketCount } = fixture;
  const frame = element('div', isLast ? 'frame last' : 'frame');
  const row = element('div', 'row');
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', `${home} – ${away}`);
  row.setAttribute('data-odds-row', 'line');
  const columns = phone.matches ? [captions.indexOf(column)] : [0, 1, 2];
  const count = marketCount - columns.length;
  const more = element('button', 'more');
  more.type = 'button';
  more.tabIndex = -1;
  more.append(element('span', 'hidden', `${home} 대 ${away} 전체 마켓 보기, ${count}개 더`));
  more.append(element('span', '', `+${count}`), element('span', 'chevron', '›'));
  row.append(drawLead(fixture), ...columns.map((at) => drawColumn(fixture, at)), more);
  frame.append(row);
  return frame;
}

/** The head of a league, which folds its rows away. */
export function drawHead(
  name: string,
  count: number,
  isFolded: boolean,
  onFold: () => void,
): HTMLElement {
  const head = element('div', 'head');
  const lead = element('div', 'league');
  lead.append(element('h2', 'team', name), element('span', '', `${count}경기`));
  const fold = button('fold', isFolded ? '⌄' : '⌃', onFold);
  fold.setAttribute('aria-label', `${name} ${isFolded ? '펼치기' : '접기'}`);
  head.append(lead);
  if (!phone.matches) head.append(...captions.map((one) => element('span', 'caption', one)));
  head.append(fold);
  return head;
}
