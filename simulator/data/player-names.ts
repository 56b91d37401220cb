// Names of players, none of them a real one's: given and family names of a language, and some that are written as at home.
interface Names {
  given: readonly string[];
  family: readonly string[];
  /** Whole names that no Korean spelling is agreed on for. */
  spelled: readonly string[];
  /** Family name first, without a space. */
  isKorean?: boolean;
}

const words = (text: string): readonly string[] => text.split(' ');

const KOREAN: Names = {
  given: words(
    '도윤 시우 하준 지호 해윤 서준 은우 태오 유찬 승현 재윤 건호 라온 현서 동하 규빈 상혁 진욱 성훈 태민',
  ),
  family: words('김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍'),
  spelled: [],
  isKorean: true,
};
const JAPANESE: Names = {
  given: words(
    '하루토 소타 유토 렌 히나타 다이치 료 가이토 슌 겐타 고키 나오키 유마 쇼 리쿠 다쿠미',
  ),
  family: words(
    '사토 스즈키 다카하시 이토 와타나베 나카무라 고바야시 가토 요시다 야마다 마쓰모토 이노우에 기무라 하야시 시미즈 사이토',
  ),
  spelled: [],
};
const ENGLISH: Names = {
  given: words(
    '해리 잭 올리버 찰리 조지 오스카 리암 메이슨 루카 핀 오웬 테오 벤 캘럼 도미닉 네이선',
  ),
  family: words(
    '브룩스 하퍼 웰스 콜먼 바커 스톤 폭스 하트 레인 그레이 모스 휴즈 도슨 페이지 애벗 로',
  ),
  spelled: ["Ciarán O'Neill", "Sean O'Dea", 'Rhys Llŷr', "D'Arcy Wren", "Niall O'Shea"],
};
const LATIN: Names = {
  given: words(
    '가브리엘 마테오 루카스 디에고 브루노 엔조 파블로 이반 세르히오 티아고 라파 우고 니코 훌리안 레오 마르코',
  ),
  family: words(
    '모레노 산타나 로페스 카르도소 비달 리베이로 소사 카스트로 페레이라 바르가스 토레스 벨리 모라 콘티 리치 두아르테',
  ),
  spelled: ['Jesús Núñez', 'João Conceição', 'Iñaki Ibáñez', 'Álvaro Muñiz', 'André Gonçalves'],
};
const CONTINENTAL: Names = {
  given: words(
    '루카스 요나스 막스 에밀 쥘 노아 펠릭스 톰 야닉 메흐메트 엠레 앙투안 마티스 라르스 다안 빌렘',
  ),
  family: words(
    '베르거 하만 로이터 크라머 모로 지라르 르페브르 더브리스 얀선 마스 야신 데미르 바우어 켈러 뒤몽 랑',
  ),
  spelled: ['Jürgen Weiß', "N'Diaye Ba", 'Çağlar Şen', "Loïc L'Hermite", 'Søren Bjørk'],
};
const BY_COUNTRY: Readonly<Record<string, Names>> = {
  kr: KOREAN,
  jp: JAPANESE,
  cn: KOREAN,
  gb: ENGLISH,
  us: ENGLISH,
  au: ENGLISH,
  es: LATIN,
  it: LATIN,
  pt: LATIN,
  br: LATIN,
  ar: LATIN,
  mx: LATIN,
};

/** What names the players of a country's clubs have; a club of another has names of the continent. */
export function namesOf(country: string): Names {
  return BY_COUNTRY[country] ?? CONTINENTAL;
}
