import type { LeagueData } from '../model.ts';
import { ranked } from './ranked.ts';

const asia = { sport: 'football', region: 'asia' } as const;
const america = { sport: 'football', region: 'america' } as const;

export const FOOTBALL_WORLD: readonly LeagueData[] = [
  {
    ...asia, id: 'fb-kr-k1', name: 'K리그1', country: 'kr', order: 6, major: true, weight: 8, pace: 2.5,
    teams: ranked(62, 42, '전북 현대, 울산 HD, FC 서울, 대전 하나시티즌, 포항 스틸러스, 김천 상무, 강원 FC, 광주 FC, 인천 유나이티드, FC 안양, 제주 SK, 부천 FC'),
  },
  {
    ...asia, id: 'fb-kr-k2', name: 'K리그2', country: 'kr', order: 7, major: false, weight: 7, pace: 2.5,
    teams: ranked(60, 42, '수원 삼성, 수원 FC, 대구 FC, 서울 이랜드, 부산 아이파크, 전남 드래곤즈, 성남 FC, 김포 FC, 충남아산, 경남 FC, 충북청주, 안산 그리너스, 화성 FC, 천안 시티'),
  },
  {
    ...asia, id: 'fb-jp-j1', name: '일본 J1리그', country: 'jp', order: 8, major: true, weight: 10, pace: 2.55,
    teams: ranked(62, 40, '비셀 고베, 가시마 앤틀러스, 산프레체 히로시마, 가시와 레이솔, 교토 상가, 마치다 젤비아, 우라와 레즈, 가와사키 프론탈레, 감바 오사카, 세레소 오사카, FC 도쿄, 나고야 그램퍼스, 아비스파 후쿠오카, 파지아노 오카야마, 시미즈 에스펄스, 요코하마 F. 마리노스, 도쿄 베르디, 미토 홀리호크, V-바렌 나가사키, 제프 유나이티드'),
  },
  {
    ...asia, id: 'fb-jp-j2', name: '일본 J2리그', country: 'jp', order: 16, major: false, weight: 8, pace: 2.45,
    teams: ranked(56, 44, '알비렉스 니가타, 쇼난 벨마레, 요코하마 FC, 오미야 아르디자, 베갈타 센다이, 도쿠시마 보르티스, 주빌로 이와타, 사간 도스, 이와키 FC, 몬테디오 야마가타, 콘사도레 삿포로, 반포레 고후, 후지에다 MYFC, 블라우블리츠 아키타, 로아소 구마모토, 오이타 트리니타'),
  },
  {
    ...asia, id: 'fb-cn-csl', name: '중국 슈퍼리그', country: 'cn', order: 17, major: false, weight: 7, pace: 3.0,
    teams: ranked(66, 38, '상하이 하이강, 상하이 선화, 청두 룽청, 베이징 궈안, 산둥 타이산, 톈진 진먼후, 저장 FC, 허난 FC, 윈난 위쿤, 우한 싼전, 칭다오 하이뉴, 칭다오 웨스트코스트, 다롄 잉보, 선전 신펑청'),
  },
  {
    ...asia, id: 'fb-au-aleague', name: '호주 A리그', country: 'au', order: 18, major: false, weight: 6, pace: 3.0,
    teams: ranked(58, 42, '오클랜드 FC, 멜버른 시티, 멜버른 빅토리, 시드니 FC, 웨스턴 시드니, 애들레이드 유나이티드, 맥아더 FC, 뉴캐슬 제츠, 센트럴코스트, 웰링턴 피닉스, 퍼스 글로리, 브리즈번 로어'),
  },
  {
    ...asia, id: 'fb-th-league1', name: '태국 리그1', country: 'th', order: 19, major: false, weight: 5, pace: 2.9,
    teams: ranked(68, 38, '부리람 유나이티드, 방콕 유나이티드, 빠툼 유나이티드, 포트 FC, 랏차부리, 무앙통 유나이티드, 치앙라이 유나이티드, 라용 FC, 수코타이, 나콘라차시마, 우타이타니, 람푼 워리어스'),
  },
  {
    ...america, id: 'fb-us-mls', name: '미국 MLS', country: 'us', order: 20, major: true, weight: 13, pace: 3.0,
    teams: ranked(62, 40, '인터 마이애미, LAFC, 신시내티, 필라델피아 유니언, 밴쿠버 화이트캡스, 샌디에이고 FC, 시애틀 사운더스, 콜럼버스 크루, 미네소타 유나이티드, 뉴욕 시티, 샬럿 FC, 내슈빌 SC, 올랜도 시티, 포틀랜드 팀버스, 시카고 파이어, 오스틴 FC, FC 댈러스, 레알 솔트레이크, 뉴욕 레드불스, 콜로라도 래피즈, 산호세 어스퀘이크스, LA 갤럭시, 휴스턴 다이너모, 뉴잉글랜드 레볼루션, 토론토 FC, 애틀랜타 유나이티드, 스포팅 캔자스시티, 세인트루이스 시티, CF 몬트리올, DC 유나이티드'),
  },
  {
    ...america, id: 'fb-br-seriea', name: '브라질 세리에A', country: 'br', order: 21, major: true, weight: 11, pace: 2.4,
    teams: ranked(66, 40, '플라멩구, 파우메이라스, 크루제이루, 보타포구, 플루미넨시, 바이아, 상파울루, 미라솔, 코린치안스, 인테르나시오나우, 그레미우, 아틀레치쿠 미네이루, 산투스, 바스쿠 다 가마, 브라간치누, 비토리아, 코리치바, 아틀레치쿠 파라나엔시, 샤페코엔시, 헤무'),
  },
  {
    ...america, id: 'fb-ar-primera', name: '아르헨티나 프리메라', country: 'ar', order: 22, major: false, weight: 11, pace: 2.1,
    teams: ranked(62, 42, '리버 플레이트, 보카 주니어스, 라싱 클루브, 에스투디안테스, 로사리오 센트랄, 벨레스 사르스피엘드, 인데펜디엔테, 산로렌소, 라누스, 아르헨티노스 주니어스, 우라칸, 타예레스, 바라카스, 데펜사 이 후스티시아, 벨그라노, 티그레, 인스티투토, 플라텐세, 뉴웰스 올드보이스, 우니온, 힘나시아, 반필드, 사르미엔토, 알도시비'),
  },
  {
    ...america, id: 'fb-mx-ligamx', name: '멕시코 리가MX', country: 'mx', order: 23, major: false, weight: 10, pace: 2.7,
    teams: ranked(64, 40, '클루브 아메리카, 톨루카, 티그레스, 몬테레이, 크루스 아술, 과달라하라, 레온, 파추카, 티후아나, 푸마스, 아틀라스, 산토스 라구나, 후아레스, 네카사, 산루이스, 마사틀란, 케레타로, 푸에블라'),
  },
  {
    ...america, id: 'fb-sa-libertadores', name: '코파 리베르타도레스', country: 'world', order: 24, major: false, weight: 5, pace: 2.3, knockout: true,
    teams: ranked(60, 42, '페냐롤, 나시오날, LDU 키토, 콜로콜로, 올림피아, 세로 포르테뇨, 알리안사 리마, 인데펜디엔테 델 바예, 아틀레티코 나시오날, 바르셀로나 SC, 우니베르시타리오, 리베르타드, 볼리바르, 데포르테스 톨리마'),
  },
];
