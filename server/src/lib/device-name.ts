const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/, '카카오톡'],
  [/NAVER\(/, '네이버 앱'],
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Whale/, '웨일'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/CriOS|Chrome/, 'Chrome'],
  [/FxiOS|Firefox/, 'Firefox'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

function firstOf(words: readonly [RegExp, string][], text: string): string[] {
  const found = words.find(([pattern]) => pattern.test(text));
  return found ? [found[1]] : [];
}

/**
 * Names a browser by words of our own, so that nothing of what it sent is kept; null where nothing is known.
 * @example deviceName('… Windows NT 10.0 … Chrome/130 …') // 'Chrome · Windows'
 */
export function deviceName(userAgent: string | undefined): string | null {
  const text = userAgent ?? '';
  return [...firstOf(BROWSERS, text), ...firstOf(SYSTEMS, text)].join(' · ') || null;
}
