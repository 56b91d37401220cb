import type { LeagueData } from '../model.ts';
import { ranked } from './ranked.ts';

const basketball = { sport: 'basketball' } as const;
const volleyball = { sport: 'volleyball', pace: 5 } as const;

export const BASKETBALL: readonly LeagueData[] = [
  {
    ...basketball, region: 'america', id: 'bk-us-nba', name: 'NBA', country: 'us', order: 101, major: true, weight: 17, pace: 228, quarterMinutes: 12,
    teams: ranked(75, 25, '오클라호마시티 썬더, 덴버 너기츠, 휴스턴 로키츠, 클리블랜드 캐벌리어스, 뉴욕 닉스, 올랜도 매직, 샌안토니오 스퍼스, LA 레이커스, 디트로이트 피스톤스, 미네소타 팀버울브스, 골든스테이트 워리어스, 보스턴 셀틱스, 애틀랜타 호크스, 토론토 랩터스, 마이애미 히트, 필라델피아 세븐티식서스, LA 클리퍼스, 피닉스 선스, 밀워키 벅스, 포틀랜드 트레일블레이저스, 시카고 불스, 멤피스 그리즐리스, 댈러스 매버릭스, 샬럿 호니츠, 새크라멘토 킹스, 인디애나 페이서스, 뉴올리언스 펠리컨스, 유타 재즈, 브루클린 네츠, 워싱턴 위저즈'),
  },
  {
    ...basketball, region: 'asia', id: 'bk-kr-kbl', name: 'KBL', country: 'kr', order: 102, major: true, weight: 5, pace: 156,
    teams: ranked(64, 38, '창원 LG, 안양 정관장, 서울 SK, 원주 DB, 수원 KT, 부산 KCC, 고양 소노, 울산 현대모비스, 서울 삼성, 대구 한국가스공사'),
  },
  {
    ...basketball, region: 'asia', id: 'bk-kr-wkbl', name: 'WKBL', country: 'kr', order: 103, major: true, weight: 3, pace: 128,
    teams: ranked(64, 38, '부산 BNK, 청주 KB, 아산 우리은행, 용인 삼성생명, 부천 하나은행, 인천 신한은행'),
  },
  {
    ...basketball, region: 'asia', id: 'bk-jp-b1', name: '일본 B리그', country: 'jp', order: 104, major: false, weight: 5, pace: 160,
    teams: ranked(70, 32, '우쓰노미야 브렉스, 류큐 골든킹스, 지바 제츠, 알바르크 도쿄, 나고야 다이아몬드돌핀스, 미카와 시호시스, 군마 크레인선더스, 시마네 스사노오매직, 히로시마 드래곤플라이스, 가와사키 브레이브선더스, 선로커스 시부야, 오사카 에베사, 사가 벌루너스, 교토 한나리즈'),
  },
  {
    ...basketball, region: 'asia', id: 'bk-cn-cba', name: '중국 CBA', country: 'cn', order: 105, major: false, weight: 4, pace: 198, quarterMinutes: 12,
    teams: ranked(70, 32, '저장 광샤, 랴오닝 플라잉레오파즈, 광둥 서던타이거스, 신장 플라잉타이거스, 베이징 덕스, 산시 룽스, 상하이 샤크스, 산둥 히어로즈, 칭다오 이글스, 선전 레오파즈, 저장 골든불스, 난징 몽키킹스'),
  },
  {
    ...basketball, region: 'europe', id: 'bk-eu-euroleague', name: '유로리그', country: 'world', order: 106, major: true, weight: 7, pace: 166,
    teams: ranked(66, 36, '올림피아코스, 페네르바흐체, 레알 마드리드, 파나티나이코스, 모나코, 바르셀로나, 발렌시아, 즈베즈다, 아나돌루 에페스, 파르티잔, 올림피아 밀라노, 잘기리스, 바이에른 뮌헨, 바스코니아, 비르투스 볼로냐, 하포엘 텔아비브, 마카비 텔아비브, 파리 바스켓볼, 아스벨, 두바이'),
  },
  {
    ...basketball, region: 'europe', id: 'bk-es-acb', name: '스페인 ACB', country: 'es', order: 107, major: false, weight: 5, pace: 170,
    teams: ranked(60, 38, '테네리페, 우니카하 말라가, 호벤투트 바달로나, 그란 카나리아, 무르시아, 마드리드 에스투디안테스, 만레사, 빌바오 바스켓, 브레오간, 사라고사, 지로나 바스켓, 예이다'),
  },
  {
    ...basketball, region: 'america', id: 'bk-br-nbb', name: '브라질 NBB', country: 'br', order: 108, major: false, weight: 3, pace: 160,
    teams: ranked(68, 36, '프랑카, 플라멩구 바스켓, 미나스 바스켓, 바우루, 브라질리아, 상파울루 바스켓, 우니파시자, 파울리스타누, 코린치안스 바스켓, 피녜이루스'),
  },
];

export const VOLLEYBALL: readonly LeagueData[] = [
  {
    ...volleyball, region: 'asia', id: 'vb-kr-men', name: 'V리그 남자부', country: 'kr', order: 301, major: true, weight: 4,
    teams: ranked(66, 36, '현대캐피탈, 대한항공, KB손해보험, 한국전력, 우리카드, 삼성화재, OK저축은행'),
  },
  {
    ...volleyball, region: 'asia', id: 'vb-kr-women', name: 'V리그 여자부', country: 'kr', order: 302, major: true, weight: 4,
    teams: ranked(66, 36, '한국도로공사, 현대건설, 흥국생명, IBK기업은행, GS칼텍스, 정관장, 페퍼저축은행'),
  },
  {
    ...volleyball, region: 'asia', id: 'vb-jp-sv', name: '일본 SV리그', country: 'jp', order: 303, major: false, weight: 4,
    teams: ranked(66, 36, '산토리 선버즈, 오사카 블루테온, 제이텍트 스팅스, 울프독스 나고야, 도쿄 그레이트베어스, 히로시마 선더스, 사카이 블레이저스, 도레이 애로우즈, 닛테쓰, VC 나가노'),
  },
  {
    ...volleyball, region: 'europe', id: 'vb-it-superlega', name: '이탈리아 수페르레가', country: 'it', order: 304, major: true, weight: 5,
    teams: ranked(70, 34, '페루자, 트렌티노, 치비타노바, 피아첸차, 베로나, 모데나, 밀라노 발리, 치스테르나, 몬차, 파도바, 그로타촐리나, 쿠네오'),
  },
  {
    ...volleyball, region: 'europe', id: 'vb-pl-plusliga', name: '폴란드 플러스리가', country: 'pl', order: 305, major: false, weight: 4,
    teams: ranked(68, 36, '보그단카 루블린, 자비에르치에, 야스트솅브스키 벵기엘, 프로옉트 바르샤바, 아세코 제슈프, 스크라 베우하투프, 자크사, 올슈틴, 엘크 하이랜드, 바르사 그단스크, 수바우키, 쳉스토호바'),
  },
  {
    ...volleyball, region: 'europe', id: 'vb-tr-sultans', name: '튀르키예 술탄스리그', country: 'tr', order: 306, major: false, weight: 3,
    teams: ranked(76, 34, '바키프방크, 에자즈바시으, 페네르바흐체 발리, 튀르크항공, 갈라타사라이 발리, 쿠제이보루, 아이든, 닐뤼페르, 베식타시 발리, 제렌'),
  },
  {
    ...volleyball, region: 'america', id: 'vb-br-superliga', name: '브라질 수페르리가', country: 'br', order: 307, major: false, weight: 5,
    teams: ranked(72, 34, '사다 크루제이루, 미나스 테니스, 캄피나스, 상조제 발리, 수자누, 프라이아 클루비, 고이아스, 블루메나우, 괄류스, 주이스 지 포라'),
  },
];
