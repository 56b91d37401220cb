import type { LeagueData } from '../model.ts';
import { ranked } from './ranked.ts';

const shared = { sport: 'football', region: 'europe' } as const;

export const FOOTBALL_EUROPE: readonly LeagueData[] = [
  {
    ...shared, id: 'fb-gb-premier', name: '잉글랜드 프리미어리그', country: 'gb', order: 1, major: true, weight: 12, pace: 2.9,
    teams: ranked(70, 34, '맨체스터 시티, 아스널, 리버풀, 첼시, 토트넘 홋스퍼, 뉴캐슬 유나이티드, 애스턴 빌라, 맨체스터 유나이티드, 브라이턴, 노팅엄 포레스트, 브렌트퍼드, 크리스털 팰리스, 풀럼, 본머스, 에버턴, 웨스트햄 유나이티드, 울버햄프턴, 리즈 유나이티드, 번리, 선덜랜드'),
  },
  {
    ...shared, id: 'fb-es-laliga', name: '스페인 라리가', country: 'es', order: 2, major: true, weight: 11, pace: 2.55,
    teams: ranked(72, 36, '레알 마드리드, 바르셀로나, 아틀레티코 마드리드, 아틀레틱 빌바오, 비야레알, 레알 베티스, 레알 소시에다드, 셀타 비고, 오사수나, 라요 바예카노, 마요르카, 세비야, 발렌시아, 지로나, 헤타페, 알라베스, 에스파뇰, 레반테, 엘체, 레알 오비에도'),
  },
  {
    ...shared, id: 'fb-de-bundesliga', name: '독일 분데스리가', country: 'de', order: 3, major: true, weight: 10, pace: 3.15,
    teams: ranked(74, 36, '바이에른 뮌헨, 바이어 레버쿠젠, 도르트문트, 라이프치히, 프랑크푸르트, 슈투트가르트, 프라이부르크, 마인츠 05, 호펜하임, 볼프스부르크, 묀헨글라트바흐, 베르더 브레멘, 아우크스부르크, 우니온 베를린, 쾰른, 장크트파울리, 함부르크, 하이덴하임'),
  },
  {
    ...shared, id: 'fb-it-seriea', name: '이탈리아 세리에A', country: 'it', order: 4, major: true, weight: 11, pace: 2.55,
    teams: ranked(68, 36, '인테르, 나폴리, 유벤투스, AC 밀란, 아탈란타, AS 로마, 라치오, 볼로냐, 피오렌티나, 코모, 토리노, 우디네세, 제노아, 칼리아리, 파르마, 사수올로, 레체, 엘라스 베로나, 크레모네세, 피사'),
  },
  {
    ...shared, id: 'fb-fr-ligue1', name: '프랑스 리그1', country: 'fr', order: 5, major: true, weight: 9, pace: 2.75,
    teams: ranked(74, 37, '파리 생제르맹, 마르세유, 모나코, 릴, 니스, 리옹, 스트라스부르, 랑스, 렌, 브레스트, 툴루즈, 낭트, 오세르, 앙제, 르아브르, 로리앙, 파리 FC, 메스'),
  },
  {
    ...shared, id: 'fb-nl-eredivisie', name: '네덜란드 에레디비시', country: 'nl', order: 10, major: false, weight: 7, pace: 3.1,
    teams: ranked(72, 36, 'PSV 에인트호번, 아약스, 페예노르트, AZ 알크마르, 위트레흐트, 트벤테, 흐로닝언, 헤이렌베인, 스파르타 로테르담, 네이메헌, 고어헤드 이글스, 즈볼러, 포르튀나 시타르트, 헤라클레스, 텔스타, 볼렌담'),
  },
  {
    ...shared, id: 'fb-pt-primeira', name: '포르투갈 프리메이라리가', country: 'pt', order: 11, major: false, weight: 6, pace: 2.6,
    teams: ranked(74, 38, '스포르팅 CP, 벤피카, 포르투, 브라가, 비토리아 기마랑스, 파말리캉, 모레이렌스, 카사 피아, 이스토릴, 히우 아브, 산타클라라, 질 비센트, 나시오날, 아로카, 톤델라, 알베르카'),
  },
  {
    ...shared, id: 'fb-gb-championship', name: '잉글랜드 챔피언십', country: 'gb', order: 12, major: false, weight: 9, pace: 2.55,
    teams: ranked(58, 42, '레스터 시티, 입스위치 타운, 사우샘프턴, 코번트리 시티, 미들즈브러, 웨스트브로미치, 셰필드 유나이티드, 노리치 시티, 왓퍼드, 브리스톨 시티, 밀월, 스완지 시티, 블랙번 로버스, 헐 시티, 스토크 시티, 프레스턴, QPR, 더비 카운티, 포츠머스, 버밍엄 시티, 찰턴, 렉섬, 옥스퍼드 유나이티드, 셰필드 웬즈데이'),
  },
  {
    ...shared, id: 'fb-tr-superlig', name: '튀르키예 쉬페르리그', country: 'tr', order: 13, major: false, weight: 6, pace: 2.85,
    teams: ranked(70, 38, '갈라타사라이, 페네르바흐체, 베식타시, 트라브존스포르, 바샥셰히르, 사므순스포르, 괴즈테페, 알라니아스포르, 리제스포르, 코니아스포르, 카슴파샤, 안탈리아스포르, 가지안테프, 에위프스포르, 코자엘리스포르, 겐츨레르비를리이'),
  },
  {
    ...shared, id: 'fb-gb-scotland', name: '스코틀랜드 프리미어십', country: 'gb', order: 14, major: false, weight: 4, pace: 2.75,
    teams: ranked(72, 40, '셀틱, 레인저스, 하츠, 하이버니언, 애버딘, 던디 유나이티드, 머더웰, 세인트 미렌, 킬마녹, 던디, 폴커크, 리빙스턴'),
  },
  {
    ...shared, id: 'fb-be-pro', name: '벨기에 프로리그', country: 'be', order: 15, major: false, weight: 5, pace: 2.75,
    teams: ranked(64, 40, '클뤼프 브뤼허, 위니옹 생질루아즈, 안데를레흐트, 헹크, 헨트, 앤트워프, 스탕다르 리에주, 메헬렌, 샤를루아, 베스테를로, 루벤, 신트트라위던, 세르클러 브뤼허, 라 루비에르'),
  },
  {
    ...shared, id: 'fb-eu-conference', name: 'UEFA 컨퍼런스리그', country: 'world', order: 9, major: false, weight: 5, pace: 2.7, knockout: true,
    teams: ranked(62, 42, '슬라비아 프라하, 올림피아코스, 디나모 키이우, 잘츠부르크, 코펜하겐, 보되/글림트, 말뫼, 페렌츠바로시, 크르베나 즈베즈다, 바젤, 레기아 바르샤바, 디나모 자그레브, 라피트 빈, 로젠보리'),
  },
];
