const LEAGUES: Record<string, { name: string; country: string }> = {
  E0: { name: '잉글랜드 프리미어리그', country: 'gb' },
  E1: { name: '잉글랜드 챔피언십', country: 'gb' },
  E2: { name: '잉글랜드 리그1', country: 'gb' },
  E3: { name: '잉글랜드 리그2', country: 'gb' },
  SC0: { name: '스코틀랜드 프리미어십', country: 'gb' },
  D1: { name: '독일 분데스리가', country: 'de' },
  D2: { name: '독일 2. 분데스리가', country: 'de' },
  I1: { name: '이탈리아 세리에A', country: 'it' },
  I2: { name: '이탈리아 세리에B', country: 'it' },
  SP1: { name: '스페인 라리가', country: 'es' },
  SP2: { name: '스페인 라리가2', country: 'es' },
  F1: { name: '프랑스 리그1', country: 'fr' },
  F2: { name: '프랑스 리그2', country: 'fr' },
  N1: { name: '네덜란드 에레디비시', country: 'nl' },
  B1: { name: '벨기에 프로리그', country: 'be' },
  P1: { name: '포르투갈 프리메이라리가', country: 'pt' },
  T1: { name: '튀르키예 쉬페르리그', country: 'tr' },
  G1: { name: '그리스 슈퍼리그', country: 'gr' },
};

/** Codes of the countries that the files of the extra leagues name. */
const COUNTRIES: Record<string, string> = {
  Argentina: 'ar',
  Austria: 'at',
  Brazil: 'br',
  China: 'cn',
  Denmark: 'dk',
  Finland: 'fi',
  Ireland: 'ie',
  Japan: 'jp',
  Mexico: 'mx',
  Norway: 'no',
  Poland: 'pl',
  Romania: 'ro',
  Russia: 'ru',
  Sweden: 'se',
  Switzerland: 'ch',
  USA: 'us',
};

/**
 * Korean name and country of a division; the file's own word for one not in the table, with the country that the file names, `world`
 * where it names none that is known.
 */
export function leagueOf(division: string, country = ''): { name: string; country: string } {
  // A file may call its division `__proto__`.
  const known = Object.hasOwn(LEAGUES, division) ? LEAGUES[division] : undefined;
  const code = Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined;
  return known ?? { name: division || '축구', country: code ?? 'world' };
}

const PREMIER_LEAGUE: Record<string, string> = {
  Arsenal: '아스널',
  'Aston Villa': '애스턴 빌라',
  Birmingham: '버밍엄 시티',
  Blackburn: '블랙번 로버스',
  Blackpool: '블랙풀',
  Bolton: '볼턴 원더러스',
  Bournemouth: '본머스',
  Brentford: '브렌트퍼드',
  Brighton: '브라이턴',
  Burnley: '번리',
  Cardiff: '카디프 시티',
  Charlton: '찰턴',
  Chelsea: '첼시',
  'Crystal Palace': '크리스털 팰리스',
  Derby: '더비 카운티',
  Everton: '에버턴',
  Fulham: '풀럼',
  Huddersfield: '허더즈필드 타운',
  Hull: '헐 시티',
  Ipswich: '입스위치 타운',
  Leeds: '리즈 유나이티드',
  Leicester: '레스터 시티',
  Liverpool: '리버풀',
  Luton: '루턴 타운',
  'Man City': '맨체스터 시티',
  'Man United': '맨체스터 유나이티드',
  Middlesbrough: '미들즈브러',
  Newcastle: '뉴캐슬 유나이티드',
  Norwich: '노리치 시티',
  "Nott'm Forest": '노팅엄 포레스트',
  Portsmouth: '포츠머스',
  QPR: 'QPR',
  Reading: '레딩',
  'Sheffield United': '셰필드 유나이티드',
  Southampton: '사우샘프턴',
  Stoke: '스토크 시티',
  Sunderland: '선덜랜드',
  Swansea: '스완지 시티',
  Tottenham: '토트넘 홋스퍼',
  Watford: '왓퍼드',
  'West Brom': '웨스트브로미치',
  'West Ham': '웨스트햄 유나이티드',
  Wigan: '위건 애슬레틱',
  Wolves: '울버햄프턴',
};

/** Korean name of a Premier League side; any other name as the file writes it. */
export function teamName(name: string): string {
  return Object.hasOwn(PREMIER_LEAGUE, name) ? (PREMIER_LEAGUE[name] ?? name) : name;
}
