// Drawn in 64 by 64; colours are the main one, the second and a mark's.

export const crane = (l: string, f: string, k = '#e0705c'): string =>
  `<path d="M29 38C25 27 15 18 4 14c2 12 9 24 21 29z" fill="${f}"/><path d="M24 37C20 29 14 23 8 19M25 41c-4-3-9-7-12-12" stroke="#0f231f" stroke-width="1.1" fill="none" opacity=".55"/><path d="M32 37c0-13 6-24 17-31 3 13-1 26-10 34z" fill="${l}"/><path d="M36 34c0-9 4-17 10-22M39 36c4-6 7-13 8-20" stroke="#0f231f" stroke-width="1.1" fill="none" opacity=".4"/><path d="M21 45c6-10 17-11 25-10-3 8-14 15-25 10z" fill="${l}"/><path d="M43 37c6-1 7-7 13-9" stroke="${l}" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M57 28l6-1" stroke="#ecc878" stroke-width="2" stroke-linecap="round"/><circle cx="56" cy="26.600" r="2.300" fill="${k}"/><path d="M23 45L7 55M27 47L12 59" stroke="${l}" stroke-width="1.600" stroke-linecap="round"/>`;

export const jar = (l: string, f: string): string =>
  `<path d="M24 9h16v5c12 4 19 13 19 22 0 11-8 17-17 19H22c-9-2-17-8-17-19 0-9 7-18 19-22z" fill="${l}"/><path d="M40 14c12 4 19 13 19 22 0 11-8 17-17 19h-8c12-5 17-26 6-41z" fill="${f}"/><path d="M24 14h16M5.500 34c14 4.500 39 4.500 53 0" stroke="#8ea39d" stroke-width="1.300" fill="none"/><path d="M14 26c2-4 5-6 8-7" stroke="#fff" stroke-width="2.400" fill="none" stroke-linecap="round"/>`;

export const lotus = (l: string, f: string): string => {
  const p = 'M32 8C41 20 42 34 32 48C22 34 23 20 32 8Z';
  return (
    [
      [-66, f],
      [66, f],
      [-36, l],
      [36, l],
    ]
      .map(
        ([a, c]) =>
          `<path d="${p}" fill="${c}" stroke="#3a1a18" stroke-opacity=".35" transform="rotate(${a} 32 50)"/>`,
      )
      .join('') +
    `<path d="${p}" fill="#ffeae4" stroke="#3a1a18" stroke-opacity=".35"/><path d="M32 20v24M29 26l1.500 16M35 26l-1.500 16" stroke="${f}" stroke-width="1.200" fill="none"/><path d="M14 56c12 4 24 4 36 0" stroke="#7fd1b9" stroke-width="2.400" fill="none" stroke-linecap="round"/>`
  );
};

export const knot = (l: string, f: string): string => {
  const e = (a: number) =>
    `<ellipse cx="32" cy="26" rx="9" ry="21" transform="rotate(${a} 32 26)" fill="none" stroke="${f}" stroke-width="7.500"/><ellipse cx="32" cy="26" rx="9" ry="21" transform="rotate(${a} 32 26)" fill="none" stroke="${l}" stroke-width="3.800"/>`;
  return (
    e(45) +
    e(-45) +
    `<circle cx="32" cy="26" r="9.500" fill="none" stroke="${f}" stroke-width="7"/><circle cx="32" cy="26" r="9.500" fill="none" stroke="#f2b3a3" stroke-width="3.400"/><circle cx="32" cy="26" r="3" fill="#ecc878"/><path d="M32 41v6" stroke="${l}" stroke-width="3.600"/><path d="M27.500 48h9l2 13h-13z" fill="${l}"/><path d="M30 50l-.8 11M34 50l.8 11M32 50v11" stroke="#8f3c30" stroke-width="1"/><rect x="27" y="46" width="10" height="3.600" rx="1.200" fill="#ecc878"/>`
  );
};
