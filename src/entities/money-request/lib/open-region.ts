/** Names the region of what is under way, for links to it on the same page. */
export const openRegionId = 'requests-under-way';
