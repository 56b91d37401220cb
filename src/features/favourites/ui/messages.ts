import { MAX_FAVOURITES } from '#rules/favourites.ts';

export const messages = {
  add: (name: string) => `${name} 즐겨찾기에 추가`,
  remove: (name: string) => `${name} 즐겨찾기에서 빼기`,
  match: (home: string, away: string) => `${home} 대 ${away}`,
  all: '즐겨찾기 전체',
  close: '닫기',
  kinds: { league: '리그', team: '팀', fixture: '경기', game: '게임' },
  none: '즐겨찾기가 없습니다.',
  noneText: '리그, 팀, 경기, 게임의 별을 누르면 여기에 모입니다.',
  listFailed: '즐겨찾기를 불러오지 못했습니다.',
  loginFirst: '로그인 후 즐겨찾기를 이용하실 수 있습니다.',
  limit: `즐겨찾기는 ${MAX_FAVOURITES}개까지 등록하실 수 있습니다. 다른 별을 해제한 뒤 다시 시도해주세요.`,
  gone: '지난 경기는 즐겨찾기에 추가하실 수 없습니다.',
  goneGame: '더 이상 제공되지 않는 게임은 즐겨찾기에 추가하실 수 없습니다.',
  failed: '즐겨찾기를 저장하지 못했습니다. 잠시 후 다시 시도해주세요.',
} as const;
