import { formatCount } from '@/shared/lib/format';

export const messages = {
  share: '링크 복사',
  copied: '선택한 경기의 링크를 복사했습니다. 금액은 담기지 않습니다.',
  copyFailed: (link: string) => `복사하지 못했습니다. 직접 복사해주세요. ${link}`,
  title: '공유된 선택',
  close: '공유된 선택 닫기',
  keptClose: '저장한 베팅카트 닫기',
  lead: '지금 배당으로 다시 확인한 선택입니다. 담은 뒤 금액을 입력해주세요.',
  keptLead: '저장한 선택을 지금 배당으로 다시 확인했습니다. 담은 뒤 금액을 입력해주세요.',
  moved: (count: number) => `${formatCount(count)}경기의 배당이 저장할 때와 다릅니다.`,
  oddsBefore: (odds: string) => `저장할 때 ${odds}`,
  noSystem: '남은 경기로는 시스템을 만들 수 없어 조합으로 담습니다.',
  list: '공유된 선택 목록',
  keptList: '저장한 선택 목록',
  leftOut: '제외',
  unknown: '알 수 없는 경기',
  none: '지금 베팅할 수 있는 선택이 없습니다.',
  failed: '현재 배당을 불러오지 못했습니다. 다시 시도해주세요.',
  retry: '다시 시도',
  ask: (count: number) =>
    `베팅카트에 ${formatCount(count)}경기가 담겨 있습니다. 함께 담을지, 비우고 담을지 선택해주세요.`,
  joint: '같은 경기의 선택은 베팅카트에서 조합 배당을 다시 확인합니다.',
  take: (count: number) => `${formatCount(count)}경기 담기`,
  beside: (count: number) => `${formatCount(count)}경기 함께 담기`,
  instead: (count: number) => `비우고 ${formatCount(count)}경기 담기`,
  besideNone: '베팅카트의 선택과 함께 담을 수 있는 경기가 없습니다.',
  there: '이미 베팅카트에 담긴 선택입니다.',
  taken: '베팅카트에 담았습니다.',
  takenBut: (count: number) =>
    `베팅카트에 담았습니다. ${formatCount(count)}개는 함께 담을 수 없어 제외했습니다.`,
  faults: {
    tooMany: '10경기까지 담을 수 있어 열지 않은 링크입니다. 보낸 분께 다시 요청해주세요.',
    broken: '올바르지 않은 링크입니다. 보낸 분께 다시 요청해주세요.',
  },
} as const;
