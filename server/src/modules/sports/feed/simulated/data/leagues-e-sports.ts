import type { LeagueData } from '../model.ts';
import { ranked } from './ranked.ts';

const shared = { sport: 'e-sports' } as const;

export const E_SPORTS: readonly LeagueData[] = [
  {
    ...shared, region: 'asia', id: 'es-kr-lck', name: 'LoL LCK', country: 'kr', order: 501, major: true, weight: 6, pace: 3,
    teams: ranked(74, 30, 'Gen.G, 한화생명e스포츠, T1, KT 롤스터, 디플러스 기아, 농심 레드포스, BNK 피어엑스, OK저축은행 브리온, DRX, DN 프릭스'),
  },
  {
    ...shared, region: 'asia', id: 'es-cn-lpl', name: 'LoL LPL', country: 'cn', order: 502, major: true, weight: 6, pace: 3,
    teams: ranked(72, 32, '비리비리 게이밍, AL, 톱 e스포츠, JD 게이밍, IG, 웨이보 게이밍, NIP, EDG, LNG, FPX, 팀 WE, TT 게이밍, 울트라 프라임, LGD'),
  },
  {
    ...shared, region: 'europe', id: 'es-eu-lec', name: 'LoL LEC', country: 'world', order: 503, major: true, weight: 5, pace: 3,
    teams: ranked(70, 34, 'G2 e스포츠, 카르민 코프, 모비스타 KOI, 프나틱, GIANTX, 팀 바이탈리티, SK 게이밍, 팀 헤레틱스, 시프터스, 나투스 빈체레'),
  },
  {
    ...shared, region: 'europe', id: 'es-eu-cs2', name: 'CS2 프로리그', country: 'world', order: 504, major: false, weight: 5, pace: 3,
    teams: ranked(70, 36, '팀 바이탈리티, 팀 스피릿, 몽골즈, 마우즈, 퓨리아, 팔콘스, 아스트랄리스, 페이즈, 오로라, 헤로익, 엔시티, 버투스 프로'),
  },
  {
    ...shared, region: 'america', id: 'es-us-lcs', name: 'LoL LCS', country: 'us', order: 505, major: false, weight: 5, pace: 5,
    teams: ranked(68, 36, '팀 리퀴드, 플라이퀘스트, 클라우드9, 100 시브즈, 쇼피파이 리벨리온, 디그니타스, 라이언, 디스가이즈드'),
  },
  {
    ...shared, region: 'america', id: 'es-us-vct', name: '발로란트 VCT 아메리카스', country: 'world', order: 506, major: false, weight: 5, pace: 3,
    teams: ranked(66, 38, 'G2, NRG, 센티널스, MIBR, 레비아탄, 크루 e스포츠, 이블 지니어스, 라우드, 퓨리아 발로란트, 2GAME'),
  },
];
