import { expect, it } from 'vitest';
import { resultDots, roadsOf } from './dots';
import { resultText } from './result-text';
import { SAMPLE_RESULTS, type SampleResult } from './sample-results';

type Name = keyof typeof SAMPLE_RESULTS;

const expected: Record<Name, [dot: string, text: string]> = {
  powerball: ['홀 blue', '일반볼 5, 26, 14, 12, 17 · 파워볼 9 · 합 74 짝 오버 중'],
  ladder: ['짝 red', '첫 볼 26 · 우 출발 · 4줄 · 짝'],
  baccarat: ['플 blue', '플레이어 J, 5, 4 합 9 · 뱅커 6, 9, A 합 6 · 플레이어 승'],
  baccaratPairs: [
    '타 green',
    '플레이어 4, 4 합 8 · 뱅커 9, 9 합 8 · 타이 · 플레이어 페어 · 뱅커 페어',
  ],
  dragontiger: ['용 blue', '드래곤 스페이드 K · 타이거 하트 9 · 드래곤 승'],
  suitedTie: ['타 green', '드래곤 다이아 7 · 타이거 다이아 7 · 같은 무늬 타이'],
  dice: ['소 blue', '주사위 1, 3, 5 · 합 9 홀 소'],
  triple: ['트 green', '주사위 2, 2, 2 · 합 6 트리플'],
  roulette: ['17 neutral', '숫자 17 · 블랙 홀 로우'],
  zero: ['0 green', '숫자 0 · 그린'],
  hilo: ['하 red', '하트 9 · 기준 7 · 하이'],
  level: ['동 neutral', '하트 7 · 기준 7 · 같음'],
  joker: ['조 green', '조커 · 기준 7'],
  number: ['짝 red', '숫자 8 · 짝 오버'],
  hidden: ['홀 blue', '숫자 7 · 홀 오버 · 히든볼 블루'],
  ring: ['홀 blue', '숫자 3 · 홀 언더 · 레드 구역'],
  gostop: ['고 blue', '고 8월 · 스톱 3월 · 고 승'],
  blackjack: ['플 blue', '플레이어 K, 7 합 17 · 딜러 10, 6, 8 합 24 버스트 · 플레이어 승'],
  natural: ['푸 green', '플레이어 A, K 합 21 블랙잭 · 딜러 A, Q 합 21 블랙잭 · 푸시'],
  soccer: ['승 red', '한강 유나이티드 2 대 청룡 FC 1'],
  basketball: ['패 blue', '한밭 드래곤즈 111 대 두물 리버스 114 · 연장 (정규 108 대 108)'],
  horse: ['5 neutral', '1위 5번 달빛산책 · 2위 2번 청자빛 · 3위 8번 은행나무'],
  dog: ['4 neutral', '1위 4번 바둑이 · 2위 1번 번개 · 3위 6번 단풍'],
};

it.each(Object.keys(expected) as Name[])('a result as a line, a dot and roads: %s', (name) => {
  const { gameId, result, card }: SampleResult = SAMPLE_RESULTS[name];
  const dot = resultDots(result);
  expect([`${dot.text} ${dot.tone}`, resultText(gameId, result, card)]).toEqual(expected[name]);
  const dots = roadsOf(gameId).map(({ dotOf }) => dotOf(result, card).text);
  expect(dots.length).toBeGreaterThan(0);
  for (const text of dots) expect(text).toMatch(/^([가-힣]|\d+)$/);
});

it('has a title for every road, the one that lists show among them', () => {
  const titles = roadsOf(213).map(({ title }) => title);
  expect(titles).toEqual([
    '파워볼 홀짝',
    '파워볼 언오버',
    '일반볼 홀짝',
    '일반볼 언오버',
    '대중소',
  ]);
  const { result } = SAMPLE_RESULTS.powerball;
  expect(roadsOf(213).map(({ dotOf }) => dotOf(result).text)).toEqual([
    '홀',
    '오',
    '짝',
    '오',
    '중',
  ]);
});

it('marks the pairs of baccarat', () => {
  expect(resultDots(SAMPLE_RESULTS.baccaratPairs.result).pairs).toEqual({
    player: true,
    banker: true,
  });
});
