import { expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

it.each([
  ['첫눈', '첫*'],
  ['한판이', '한**'],
  ['바다사자', '바다**'],
  ['apple', 'ap**'],
  ['달빛사냥꾼', '달빛**'],
  ['밤하늘의별', '밤하**'],
  ['열두글자가넘는이름', '열두글**'],
  // Neither a pair of surrogates nor a name of one letter is shown whole.
  ['😀😀', '😀*'],
  ['나', '*'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
