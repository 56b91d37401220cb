import { homeWeight } from './lib/home-weight.ts';
import { finish } from './lib/tally.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const { home, floor, limit } = await homeWeight();
console.log(`guest's home: ${kB(home)} brotli; libraries ${kB(floor.total)}, limit ${kB(limit)}`);
const failures =
  home > limit ? [`a guest's home weighs ${kB(home)}, ${kB(home - limit)} over ${kB(limit)}`] : [];
finish({ passed: 1, failures });
