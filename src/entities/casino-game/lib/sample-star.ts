import { createElement } from 'react';
import type { StarProps } from '../ui/star';
import { root } from './sample-star.css';

/** In place of the feature's star in stories; the crane is a favourite. */
export function SampleStar({ id, name }: StarProps) {
  const isFavourite = id === 'hanpan-crane';
  const words = { 'aria-pressed': isFavourite, 'aria-label': `${name} 즐겨찾기` };
  const looks = { className: root, 'data-theme': 'celadon' };
  return createElement('button', { type: 'button', ...looks, ...words }, isFavourite ? '★' : '☆');
}
