// Around 0,0, in about 160 by 200.
import { at, polar, range, type Motif } from './draw';
import * as symbols from './symbols';

export const crane: Motif = (g) =>
  `<circle cx="14" cy="-18" r="46" fill="${g.mid}"/>${range(5)
    .map(
      (k) =>
        `<circle cx="14" cy="-18" r="${54 + k * 9}" fill="none" stroke="${g.line}" stroke-opacity="${0.34 - k * 0.055}"/>`,
    )
    .join(
      '',
    )}${at(symbols.crane(g.pale, g.line), -2, -6, 1.75)}<path d="M-70 62q14-9 28 0t28 0 28 0 28 0 28 0M-84 74q14-9 28 0t28 0 28 0 28 0 28 0 28 0" fill="none" stroke="${g.line}" stroke-opacity=".45" stroke-width="1.300"/>`;

export const jar: Motif = (g) =>
  `${range(7)
    .map((k) => `<path d="M-90 ${-66 + k * 15}h180" stroke="${g.line}" stroke-opacity=".13"/>`)
    .join(
      '',
    )}${at(symbols.jar(g.pale, '#b9c6c2'), 0, 2, 1.9)}<path d="M-90 55h180" stroke="${g.line}" stroke-opacity=".5"/><path d="M22-8q10-22 6-44M26-30q10-3 14-13M27-24q-9-4-12-14" stroke="${g.mid}" fill="none" stroke-width="1.800"/>`;

export const lotus: Motif = (g) =>
  `${range(4)
    .map(
      (k) =>
        `<ellipse cx="0" cy="48" rx="${34 + k * 20}" ry="${9 + k * 5}" fill="none" stroke="${g.line}" stroke-opacity="${0.5 - k * 0.1}"/>`,
    )
    .join(
      '',
    )}${at(symbols.lotus(g.line, g.mid), 0, -4, 1.9)}<circle cx="46" cy="-62" r="9" fill="${g.pale}" opacity=".9"/>`;

export const knot: Motif = (g) =>
  `${range(6)
    .map((k) => `<path d="M${-90 + k * 36}-110v230" stroke="${g.line}" stroke-opacity=".1"/>`)
    .join(
      '',
    )}${at(symbols.knot(g.line, g.core), 0, 6, 2.05)}<path d="M0-110v54" stroke="${g.line}" stroke-width="3"/>`;

export const tiger: Motif = (g) =>
  range(9)
    .map((k) => {
      const y = -86 + k * 23;
      return `<path d="M-90 ${y}C-58 ${y - 4}-34 ${y + 4}-8 ${y + 13}C-34 ${y + 15}-62 ${y + 12}-90 ${y + 9}ZM90 ${y}C58 ${y - 4} 34 ${y + 4} 8 ${y + 13}C34 ${y + 15} 62 ${y + 12} 90 ${y + 9}Z" fill="${k % 3 === 1 ? g.line : g.mid}" fill-opacity=".92"/>`;
    })
    .join('') +
  `<circle cx="0" cy="-40" r="15" fill="${g.pale}"/><circle cx="0" cy="-40" r="21" fill="none" stroke="${g.line}" stroke-opacity=".6"/>`;

export const lantern: Motif = (g) =>
  [
    [-26, -22, 1, g.line],
    [30, 16, 0.8, g.mid],
  ]
    .map(
      ([x, y, k, c]) =>
        `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-100V-48" stroke="${g.line}" stroke-opacity=".7"/><rect x="-15" y="-50" width="30" height="8" rx="2" fill="${g.pale}"/><ellipse cx="0" cy="-2" rx="36" ry="42" fill="${c}"/>${[9, 22, 32].map((q) => `<ellipse cx="0" cy="-2" rx="${q}" ry="42" fill="none" stroke="${g.deep}" stroke-opacity=".45"/>`).join('')}<rect x="-15" y="38" width="30" height="8" rx="2" fill="${g.pale}"/><path d="M-8 46v26M0 46v34M8 46v26" stroke="${g.line}" stroke-width="1.600"/></g>`,
    )
    .join('');

export const tae: Motif = (g) =>
  `${range(4)
    .map(
      (k) =>
        `<circle r="${64 + k * 10}" fill="none" stroke="${g.line}" stroke-opacity="${0.4 - k * 0.08}"/>`,
    )
    .join(
      '',
    )}<circle r="54" fill="#e0705c"/><path d="M-54 0a54 54 0 0 0 108 0a27 27 0 0 0-54 0a27 27 0 0 1-54 0z" fill="#5577c4"/>${[18, 10].map((q) => `<circle cx="-27" cy="0" r="${q}" fill="none" stroke="#fff" stroke-opacity=".5"/><circle cx="27" cy="0" r="${q}" fill="none" stroke="#fff" stroke-opacity=".5"/>`).join('')}<circle cx="-27" r="4" fill="#fff"/><circle cx="27" r="4" fill="#fff"/>`;

export const dice: Motif = (g) =>
  [
    [-24, -26, 1],
    [28, -2, 0.86],
    [-14, 42, 0.72],
  ]
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})" stroke="${g.deep}" stroke-width="1.500" stroke-linejoin="round"><path d="M0-34L34-16 0 2-34-16Z" fill="${g.pale}"/><path d="M-34-16L0 2V40L-34 22Z" fill="${g.line}"/><path d="M34-16L0 2V40L34 22Z" fill="${g.mid}"/><g stroke="none" fill="${g.deep}"><ellipse cy="-16" rx="6" ry="3.200"/><ellipse cx="-23" cy="1" rx="3" ry="4"/><ellipse cx="-11" cy="24" rx="3" ry="4"/><ellipse cx="10" cy="10" rx="3" ry="4"/><ellipse cx="17" cy="13" rx="3" ry="4"/><ellipse cx="24" cy="16" rx="3" ry="4"/></g></g>`,
    )
    .join('');

export const cards: Motif = (g) =>
  `${range(5)
    .map(
      (k) =>
        `<circle cx="0" cy="0" r="${52 + k * 11}" fill="none" stroke="${g.line}" stroke-opacity="${0.24 - k * 0.04}"/>`,
    )
    .join(
      '',
    )}<g transform="rotate(-11)"><rect x="-52" y="-48" width="60" height="86" rx="7" fill="${g.mid}" stroke="${g.line}" stroke-width="1.300"/><rect x="-46" y="-42" width="48" height="74" rx="4" fill="none" stroke="${g.line}" stroke-opacity=".5"/><path d="M-22-24L-6-5-22 14-38-5Z" fill="none" stroke="${g.line}" stroke-width="1.600"/></g><g transform="rotate(10)"><rect x="-8" y="-38" width="60" height="86" rx="7" fill="${g.pale}"/><path d="M22-16c14 12 19 18 19 26a9.500 9.500 0 0 1-16 7c0 5 1 8 4 11H15c3-3 4-6 4-11a9.500 9.500 0 0 1-16-7c0-8 5-14 19-26z" fill="${g.core}"/></g>`;

export const bj: Motif = (g) =>
  [-32, -11, 10, 31]
    .map(
      (a, j) =>
        `<g transform="translate(0 62) rotate(${a})"><rect x="-27" y="-128" width="54" height="82" rx="6" fill="${j === 3 ? g.pale : j === 2 ? g.line : g.mid}" fill-opacity="${j > 1 ? 1 : 0.9}" stroke="${g.deep}" stroke-width="1.500"/><path d="M0-104l11 17-11 17-11-17z" fill="none" stroke="${j > 1 ? g.core : g.line}" stroke-width="1.600"/></g>`,
    )
    .join('') +
  `<path d="M-80 66q80 34 160 0M-80 78q80 34 160 0" fill="none" stroke="${g.line}" stroke-opacity=".45"/>`;

export const wheel: Motif = (g) => {
  const n = 24;
  return (
    range(n)
      .map((k) => {
        const a = k * 15,
          [x1, y1] = polar(66, a),
          [x2, y2] = polar(66, a + 15),
          [u1, v1] = polar(44, a),
          [u2, v2] = polar(44, a + 15);
        return `<path d="M${u1} ${v1}L${x1} ${y1}A66 66 0 0 1 ${x2} ${y2}L${u2} ${v2}A44 44 0 0 0 ${u1} ${v1}Z" fill="${k === 7 ? g.pale : k % 2 ? g.mid : g.deep}" stroke="${g.line}" stroke-opacity=".45"/>`;
      })
      .join('') +
    [38, 30, 22]
      .map(
        (q, j) =>
          `<circle r="${q}" fill="none" stroke="${g.line}" stroke-opacity="${0.55 - j * 0.12}"/>`,
      )
      .join('') +
    range(8)
      .map((k) => {
        const [x, y] = polar(22, k * 45);
        return `<path d="M0 0L${x} ${y}" stroke="${g.line}" stroke-width="1.600"/>`;
      })
      .join('') +
    `<circle r="7" fill="${g.line}"/><circle cx="${polar(55, 292)[0]}" cy="${polar(55, 292)[1]}" r="5" fill="#fff"/><circle r="74" fill="none" stroke="${g.line}" stroke-opacity=".5"/>`
  );
};
