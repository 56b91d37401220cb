import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/130.0 Safari/537.36`,
    'Chrome · Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${KIT} SamsungBrowser/25 Chrome/121 Mobile`,
    '삼성 인터넷 · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604',
    'Safari · iPhone',
  ],
  ['curl/8.0', null],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('%s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
