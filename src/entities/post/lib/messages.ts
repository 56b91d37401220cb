import { formatCount, formatFolders } from '@/shared/lib/format';
import { slipModes } from '@/shared/copy';
import type { PostBet, PostBetState, PostBoard } from './post';

const betStates: Record<PostBetState, string> = {
  before: '경기전',
  running: '진행 중',
  won: '적중',
  lost: '미적중',
  void: '적특',
};

/** What the boards are called. */
export const boardNames: Record<PostBoard, string> = { free: '자유게시판', crypto: '코인 게시판' };

export const messages = {
  notice: '공지',
  mine: '내 글',
  staff: '운영팀',
  author: '작성자',
  hidden: '운영 정책에 따라 가려진 글입니다.',
  views: '조회',
  replies: (count: number) => `댓글 ${formatCount(count)}`,
  image: '첨부 이미지',
  hasImage: '이미지 있음',
  bet: (state: PostBetState) => `첨부한 베팅 ${betStates[state]}`,
  betStates,
  attachedBet: '첨부한 베팅',
  betAbout: ({ legs, system, mode }: Pick<PostBet, 'legs' | 'system' | 'mode'>) =>
    [system ? '시스템' : formatFolders(legs.length), ...(mode ? [slipModes[mode]] : [])].join(
      ' · ',
    ),
  totalOdds: '총 배당',
  stake: '베팅금액',
  stakeHidden: '비공개',
  replyDeleted: '삭제된 댓글입니다.',
  replyHidden: '운영 정책에 따라 가려진 댓글입니다.',
  edited: '수정됨',
  columns: { number: '번호', title: '제목', author: '작성자', date: '작성일', views: '조회' },
} as const;
