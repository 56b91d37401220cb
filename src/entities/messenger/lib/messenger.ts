import type { MessengerDto } from '@/shared/api';
import { fileUrl } from '@/shared/config';

/** Where staff can be reached outside of the site. */
export interface Messenger {
  id: number;
  name: string;
  account: string;
  imageUrl: string;
}

/** Maps the entry of the contract to ours; pictures are served below the download path. */
export function toMessenger({ imgPath, ...rest }: MessengerDto): Messenger {
  return { ...rest, imageUrl: fileUrl(imgPath) };
}
