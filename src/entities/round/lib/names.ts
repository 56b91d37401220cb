import { roundGame } from '#rules/rounds/games.ts';
import { type Venue, VENUES } from '#rules/rounds/venues.ts';
import { minigameTitles } from '@/shared/routes';
import { messages } from './messages';

const venues: Readonly<Record<string, string>> = {
  eurocups: '유로컵',
  premierships: '프리미어십',
  superleagues: '슈퍼리그',
  worldcups: '월드컵',
  bakergardens: '베이커 가든',
  nbareplay: 'NBA 리플레이',
  waterportarena: '워터포트 아레나',
  britanniaways: '브리타니아 웨이',
  festivaldowns: '페스티벌 다운스',
  victoriaparks: '빅토리아 파크',
  goldenhillparks: '골든힐 파크',
  hillsideparks: '힐사이드 파크',
};

const words = (text: string) => text.split(', ');

const clubs = words(
  '한강 유나이티드, 북악 FC, 새벽 시티, 은하 로버스, 청룡 FC, 백호 유나이티드, 해오름 시티, 달맞이 FC, 금강 로버스, 소백 FC, 다도해 유나이티드, 가람 시티, 솔바람 FC, 너울 로버스, 마루 FC, 온새 시티',
);
const basketball = words(
  '한밭 드래곤즈, 빛고을 스톰, 서라벌 크라운즈, 한라 볼케이노, 두물 리버스, 가야 아이언즈, 백두 윈터스, 동해 웨이브, 미리내 스타즈, 솔숲 아울스, 너른들 터틀스, 한빛 스파크',
);
/** Of what differs by the venue; teams in the order of their numbers from 0, runners from 1. */
const ofVenue: Readonly<Record<string, readonly string[]>> = {
  eurocups: words(
    '잉글랜드, 프랑스, 독일, 스페인, 이탈리아, 네덜란드, 포르투갈, 벨기에, 크로아티아, 덴마크, 스위스, 오스트리아, 폴란드, 스웨덴, 튀르키예, 우크라이나',
  ),
  worldcups: words(
    '대한민국, 일본, 브라질, 아르헨티나, 우루과이, 콜롬비아, 멕시코, 미국, 모로코, 세네갈, 잉글랜드, 프랑스, 독일, 스페인, 이탈리아, 네덜란드',
  ),
  britanniaways: words(
    '새벽이슬, 청자빛, 먹구름, 한강물결, 달빛산책, 늦은오후, 동해바람, 은행나무',
  ),
  festivaldowns: words('첫눈, 여름소나기, 보름달, 산들바람, 붉은노을, 푸른언덕, 별똥별, 가을하늘'),
  victoriaparks: words('빠른구름, 금빛들판, 하얀파도, 봄나들이, 밤안개, 새별오름, 천리길, 맑은샘'),
  goldenhillparks: words('번개, 까치, 도토리, 바둑이, 초코, 단풍'),
  hillsideparks: words('누룽지, 반달, 살구, 콩떡, 하늘, 참깨'),
};

/** The venue of an id; undefined of a minigame. */
export function venueOf(id: number): Venue | undefined {
  return VENUES.find((venue) => venue.id === id);
}

/** Names a venue of virtual events. @example venueTitle(701) // '유로컵' */
export function venueTitle(venueId: number): string {
  const venue = venueOf(venueId);
  return (venue && venues[venue.key]) ?? messages.unknownGame;
}

/** Names a game in full, a venue with its sport. @example gameTitle(701) // '가상축구 유로컵' */
export function gameTitle(gameId: number): string {
  const venue = venueOf(gameId);
  if (venue)
    return messages.venue(minigameTitles[`bet365/${venue.sport}`] ?? '', venueTitle(gameId));
  const { provider, game } = roundGame(gameId) ?? {};
  return minigameTitles[`${provider}/${game}`] ?? messages.unknownGame;
}

/** Names a round of a game by its number of the day. @example roundTitle(213, 374) // '374회차' */
export function roundTitle(gameId: number, round: number): string {
  const sport = venueOf(gameId)?.sport;
  return sport === 'horse' || sport === 'dog' ? messages.race(round) : messages.round(round);
}

/** Names a team of a venue by its number from 0. */
export function teamName(venueId: number, number: number): string {
  const venue = venueOf(venueId);
  const names = ofVenue[venue?.key ?? ''] ?? (venue?.sport === 'basketball' ? basketball : clubs);
  return names[number] ?? messages.team(number + 1);
}

/** Names a runner of a venue by its number from 1. */
export function runnerName(venueId: number, number: number): string {
  return ofVenue[venueOf(venueId)?.key ?? '']?.[number - 1] ?? messages.runner(number);
}
