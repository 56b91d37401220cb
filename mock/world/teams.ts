import type { SportKey } from '#rules/sports.ts';

export interface LeagueOfTeams {
  id: string;
  name: string;
  country: string;
  teams: readonly string[];
}

/** Who plays on boards of which the contract shows no example. */
export const LEAGUES = {
  football: {
    id: 'fb-en-pl',
    name: '잉글랜드 프리미어리그',
    country: 'gb',
    teams: ['리버풀', '첼시', '토트넘', '브라이턴', '애스턴 빌라', '뉴캐슬', '웨스트햄', '풀럼'],
  },
  basketball: {
    id: 'bk-kr-kbl',
    name: 'KBL',
    country: 'kr',
    teams: ['서울 SK', '부산 KCC', '창원 LG', '원주 DB', '수원 KT', '고양 소노'],
  },
  baseball: {
    id: 'bb-kr-kbo',
    name: 'KBO 리그',
    country: 'kr',
    teams: [
      'LG 트윈스',
      'KIA 타이거즈',
      '두산 베어스',
      '삼성 라이온즈',
      'SSG 랜더스',
      '한화 이글스',
    ],
  },
  volleyball: {
    id: 'vb-kr-v',
    name: 'V리그 남자부',
    country: 'kr',
    teams: ['대한항공', '현대캐피탈', '우리카드', 'OK저축은행', '삼성화재', '한국전력'],
  },
  'ice-hockey': {
    id: 'ih-us-nhl',
    name: 'NHL',
    country: 'us',
    teams: ['보스턴', '토론토', '뉴욕 레인저스', '몬트리올', '에드먼턴', '콜로라도'],
  },
  'e-sports': {
    id: 'es-kr-lck',
    name: 'LCK',
    country: 'kr',
    teams: ['T1', '젠지', '한화생명', '디플러스 기아', 'KT 롤스터', '농심 레드포스'],
  },
} satisfies Partial<Record<SportKey, LeagueOfTeams>>;

/** A sport that the mock has matches of. */
export type PlayedSport = keyof typeof LEAGUES;

export const PLAYED_SPORTS = Object.keys(LEAGUES) as PlayedSport[];

/** Whether the mock makes up matches and markets of a sport. */
export function isPlayed(sport: SportKey): sport is PlayedSport {
  return Object.hasOwn(LEAGUES, sport);
}
