import { comingSoon } from '../coming-soon';

// `time` in the query is the moment of the click, as the specification has it; the pages ignore its value.
export const koreaRoute = comingSoon('/korea');
export const koreaCrossRoute = comingSoon('/korea/cross');
export const koreaWintieloseRoute = comingSoon('/korea/wintielose');
export const koreaHandicapRoute = comingSoon('/korea/handicap');
export const koreaSpecialRoute = comingSoon('/korea/special');
export const koreaLiveRoute = comingSoon('/korea/live');
