import { clientSizes } from './lib/client-sizes.ts';
import { finish } from './lib/tally.ts';

/** What a guest's home may weigh in brotli, JS and CSS together; 1 kB is 1000 bytes. */
const limit = 170_000;

const { entry, pages } = await clientSizes();
const home = pages['@/pages/home'];
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const failures: string[] = [];
if (!home) failures.push('no lazy page "@/pages/home" in the build: its weight is unknown');
if (entry.js === 0) failures.push('index.html loads no script');
const total = entry.js + entry.css + (home ? home.js + home.css : 0);
console.log(
  `guest's home: ${kB(total)} brotli (JS ${kB(entry.js)}, CSS ${kB(entry.css)}, page ${kB(total - entry.js - entry.css)})`,
);
if (total > limit) failures.push(`a guest's home weighs ${kB(total)}, over ${kB(limit)}`);
finish({ passed: 1, failures });
