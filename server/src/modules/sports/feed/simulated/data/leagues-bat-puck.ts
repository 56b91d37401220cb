import type { LeagueData } from '../model.ts';
import { ranked } from './ranked.ts';

const baseball = { sport: 'baseball' } as const;
const hockey = { sport: 'ice-hockey' } as const;

export const BASEBALL: readonly LeagueData[] = [
  {
    ...baseball, region: 'asia', id: 'bb-kr-kbo', name: 'KBO', country: 'kr', order: 201, major: true, weight: 7, pace: 9.8,
    teams: ranked(62, 38, 'LG 트윈스, 한화 이글스, 삼성 라이온즈, SSG 랜더스, NC 다이노스, KT 위즈, 롯데 자이언츠, KIA 타이거즈, 두산 베어스, 키움 히어로즈'),
  },
  {
    ...baseball, region: 'asia', id: 'bb-jp-npb', name: '일본 NPB', country: 'jp', order: 202, major: true, weight: 7, pace: 6.9,
    teams: ranked(62, 38, '한신 타이거스, 소프트뱅크 호크스, 닛폰햄 파이터스, 요코하마 DeNA, 요미우리 자이언츠, 오릭스 버팔로스, 라쿠텐 이글스, 주니치 드래건스, 히로시마 카프, 세이부 라이온스, 야쿠르트 스왈로스, 지바 롯데 마린스'),
  },
  {
    ...baseball, region: 'asia', id: 'bb-tw-cpbl', name: '대만 CPBL', country: 'tw', order: 203, major: false, weight: 4, pace: 8.6,
    teams: ranked(58, 42, '중신 브라더스, 퉁이 라이온스, 라쿠텐 몽키스, 웨이취안 드래곤스, 푸방 가디언스, TSG 호크스'),
  },
  {
    ...baseball, region: 'america', id: 'bb-us-mlb', name: 'MLB', country: 'us', order: 204, major: true, weight: 19, pace: 8.9,
    teams: ranked(66, 34, 'LA 다저스, 필라델피아 필리스, 뉴욕 양키스, 밀워키 브루어스, 시카고 컵스, 토론토 블루제이스, 샌디에이고 파드리스, 시애틀 매리너스, 보스턴 레드삭스, 디트로이트 타이거스, 휴스턴 애스트로스, 뉴욕 메츠, 클리블랜드 가디언스, 신시내티 레즈, 캔자스시티 로열스, 텍사스 레인저스, 애리조나 다이아몬드백스, 샌프란시스코 자이언츠, 탬파베이 레이스, 세인트루이스 카디널스, 마이애미 말린스, 애틀랜타 브레이브스, 볼티모어 오리올스, LA 에인절스, 애슬레틱스, 피츠버그 파이리츠, 미네소타 트윈스, 워싱턴 내셔널스, 시카고 화이트삭스, 콜로라도 로키스'),
  },
];

export const ICE_HOCKEY: readonly LeagueData[] = [
  {
    ...hockey, region: 'america', id: 'ih-us-nhl', name: 'NHL', country: 'us', order: 401, major: true, weight: 12, pace: 6.0,
    teams: ranked(66, 36, '콜로라도 애벌랜치, 플로리다 팬서스, 댈러스 스타스, 캐롤라이나 허리케인스, 베이거스 골든나이츠, 탬파베이 라이트닝, 위니펙 제츠, 에드먼턴 오일러스, 워싱턴 캐피털스, 토론토 메이플리프스, LA 킹스, 뉴저지 데블스, 미네소타 와일드, 오타와 세너터스, 몬트리올 커네이디언스, 세인트루이스 블루스, 유타 매머스, 뉴욕 레인저스, 보스턴 브루인스, 애너하임 덕스, 디트로이트 레드윙스, 콜럼버스 블루재키츠, 밴쿠버 커넉스, 뉴욕 아일랜더스, 버펄로 세이버스, 캘거리 플레임스, 필라델피아 플라이어스, 피츠버그 펭귄스, 시애틀 크라켄, 내슈빌 프레더터스, 산호세 샤크스, 시카고 블랙호크스'),
  },
  {
    ...hockey, region: 'asia', id: 'ih-asia-league', name: '아시아리그 아이스하키', country: 'world', order: 402, major: true, weight: 2, pace: 5.6,
    teams: ranked(62, 40, 'HL 안양, 레드이글스 홋카이도, 닛코 아이스벅스, 도호쿠 프리블레이즈, 스타스 고베, 요코하마 그리츠'),
  },
  {
    ...hockey, region: 'europe', id: 'ih-ru-khl', name: 'KHL', country: 'ru', order: 403, major: false, weight: 7, pace: 5.0,
    teams: ranked(64, 38, '로코모티프 야로슬라블, 메탈루르크 마그니토고르스크, SKA 상트페테르부르크, CSKA 모스크바, 아크 바르스 카잔, 디나모 모스크바, 아반가르트 옴스크, 스파르타크 모스크바, 살라바트 율라예프, 트락토르 첼랴빈스크, 토르페도, 디나모 민스크, 시비르, 아브토모빌리스트, 세베르스탈, 바리스 아스타나'),
  },
  {
    ...hockey, region: 'europe', id: 'ih-se-shl', name: '스웨덴 SHL', country: 'se', order: 404, major: false, weight: 5, pace: 5.2,
    teams: ranked(60, 40, '프뢸룬다, 셸레프테오, 페리에스타드, 륄레오, 로글레, 브뤼네스, 유르고르덴, 티므로, 외레브로, 벡셰, 말뫼 레드호크스, HV71, 린셰핑, 렉산드'),
  },
  {
    ...hockey, region: 'europe', id: 'ih-de-del', name: '독일 DEL', country: 'de', order: 405, major: false, weight: 4, pace: 5.9,
    teams: ranked(62, 40, '아이스베렌 베를린, 아들러 만하임, ERC 잉골슈타트, 레드불 뮌헨, 쾰르너 하이에, 피슈타운 펭귄스, 슈트라우빙 타이거스, 그리즐리스 볼프스부르크, 뉘른베르크 아이스 타이거스, 슈베닝거, 아우크스부르거 판터, 뢰벤 프랑크푸르트'),
  },
];
