import type { MessengerDto } from '@/shared/api';
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
export function toMessenger(dto: MessengerDto, index: number): Messenger {
  const { id = index, name = '', account = '', imgPath } = dto;
  return { id, name, account, imageUrl: fileUrl(imgPath) };
}
