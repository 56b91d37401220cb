import { POST_TEXT } from '#rules/html.ts';
import { formatCount } from '@/shared/lib/format';
import type { FileState } from '../lib/attached-file';

const megabyte = 1024 * 1024;

function sizeText(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)}MB`;
  return `${formatCount(Math.max(1, Math.round(bytes / 1024)))}KB`;
}

const states: Record<FileState, string> = {
  queued: '대기 중',
  sending: '올리는 중',
  done: '올리기 완료',
  tooLarge: '2MB를 넘는 이미지입니다. 크기를 줄여 다시 올려주세요.',
  wrongType: 'JPG·PNG·WEBP 이미지만 올리실 수 있습니다.',
  broken: '읽을 수 없는 이미지입니다. 다른 파일을 올려주세요.',
  failed: '올리지 못했습니다.',
};

export const messages = {
  contents: '내용',
  toolbar: '글 꾸미기',
  bold: '굵게',
  italic: '기울임',
  strike: '취소선',
  heading: '소제목',
  bulletList: '글머리 목록',
  orderedList: '번호 목록',
  quote: '인용',
  link: '링크',
  image: '이미지',
  undo: '실행 취소',
  redo: '다시 실행',
  linkTitle: '링크 주소',
  linkHint: 'https:// 또는 / 로 시작하는 주소',
  linkWrong: 'https:// 로 시작하는 주소를 입력해주세요.',
  linkApply: '적용',
  linkRemove: '링크 빼기',
  files: '첨부한 이미지',
  drop: '이미지 추가',
  dropHint: '여기에 놓거나 눌러서 선택해주세요.',
  dropLimits: 'JPG · PNG · WEBP, 1장 2MB 이하, 최대 5장',
  tooMany: (most: number) => `이미지는 ${most}장까지 첨부하실 수 있습니다.`,
  existing: (at: number) => `글에 있는 이미지 ${at}`,
  states,
  fileAbout: (size: number | null, state: FileState, advice: string | null) =>
    [size === null ? null : sizeText(size), [states[state], advice].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(' · '),
  insert: '본문에 넣기',
  insertOf: (name: string) => `${name} 본문에 넣기`,
  inserted: '본문에 넣음',
  retry: '다시 올리기',
  retryOf: (name: string) => `${name} 다시 올리기`,
  remove: (name: string) => `${name} 빼기`,
  imageAlt: '첨부 이미지',
  count: (count: number, most: number) => `${formatCount(count)} / ${formatCount(most)}`,
  required: '위 항목을 입력해주세요.',
  titleLength: '제목은 2~60자로 입력해주세요.',
  contentsLength: `내용은 ${POST_TEXT.min}~${formatCount(POST_TEXT.max)}자로 입력해주세요.`,
  contentsHeavy: '꾸밈이 너무 많습니다. 내용을 줄여주세요.',
} as const;
