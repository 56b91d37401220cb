import { homeWeight } from './lib/home-weight.ts';
import { finish } from './lib/tally.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const { home, floor, limit, ceiling } = await homeWeight();
console.log(`guest's home: ${kB(home)} brotli; libraries ${kB(floor.total)}, limit ${kB(limit)}`);
if (home > limit)
  console.log(`NOT MET: ${kB(home - limit)} over the limit; held at ${kB(ceiling)}`);
const failures =
  home > ceiling
    ? [`a guest's home weighs ${kB(home)}, ${kB(home - ceiling)} over ${kB(ceiling)}`]
    : [];
finish({ passed: 1, failures });
