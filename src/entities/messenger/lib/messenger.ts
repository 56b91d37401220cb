import type { Dto } from '#contract/types.gen.ts';
import { fileUrl } from '@/shared/config';

/** Where staff can be reached outside of the site. */
export interface Messenger {
  id: number;
  /** Name and account are empty where the picture says it all. */
  name: string;
  account: string;
  imageUrl: string;
}

/** Maps the entry of the contract to ours; pictures are served below the download path. */
export function toMessenger(dto: Dto<'Messenger'>, index: number): Messenger {
  const { id = index, name = '', account = '', imgPath } = dto;
  return { id, name, account, imageUrl: fileUrl(imgPath) };
}
