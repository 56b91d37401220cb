import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { type Favourite, keyOf } from './lib/favourites';
import { $savedFavourites, favouritesQuery } from './model';

/** Pairs of store and value that hold a member with these favourites, for the forked scope of a story or test. */
export function favouriteValues(favourites: readonly Favourite[]): (readonly [unknown, unknown])[] {
  return [
    [$member, makeMember()],
    [favouritesQuery.$data, favourites],
    [$savedFavourites, new Set(favourites.map(keyOf))],
  ];
}
