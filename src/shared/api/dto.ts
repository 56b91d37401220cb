import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

// Names of the wire shapes that slices map from; one line each, so that the generated file has one importer.
export type MemberDto = Schemas['Member'];
export type LoginAnswerDto = Schemas['LoginAnswer'];
export type SignupRequestDto = Schemas['SignupRequest'];
export type SuggestionCodeDto = Schemas['SuggestionCode'];
export type SettingDto = Schemas['Setting'];
export type BankDto = Schemas['Bank'];
export type MessengerDto = Schemas['Messenger'];
export type MessageDto = Schemas['Message'];
export type MessageSummaryDto = Schemas['MessageSummary'];
export type NewsDto = Schemas['News'];
export type PopupDto = Schemas['Popup'];
export type LeagueDto = Schemas['League'];
export type MarketDto = Schemas['Market'];
export type SelectionDto = Schemas['Selection'];
export type FixtureDto = Schemas['Fixture'];
export type FixtureClockDto = Schemas['FixtureClock'];
export type FixtureDetailDto = Schemas['FixtureDetail'];
export type BoardDto = Schemas['Board'];
export type BoardCountDto = Schemas['BoardCount'];
export type BoardKind = Schemas['BoardKind'];
export type SportKey = Schemas['Sport'];
export type BetDto = Schemas['Bet'];
export type BetLegDto = Schemas['BetLeg'];
export type BetStatus = Schemas['BetStatus'];
export type BetSettingDto = Schemas['BetSetting'];
export type OddsPolicy = Schemas['OddsPolicy'];
export type PlaceBetRequestDto = Schemas['PlaceBetRequest'];
export type RefusalCode = Schemas['RefusalCode'];
export type BoardChange = Schemas['BoardChange'];
export type FixtureChange = Schemas['FixtureChange'];
export type MeChange = Schemas['MeChange'];
export type SiteChange = Schemas['SiteChange'];
export type MeState = Schemas['MeState'];
export type SiteState = Schemas['SiteState'];
