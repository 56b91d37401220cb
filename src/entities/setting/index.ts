export {
  $accessCount,
  $bannedWords,
  $isMaintenance,
  $isSignupClosed,
  $setting,
  settingFailed,
  settingFailureText,
  settingWanted,
  siteChanged,
  toSettingChange,
  type SettingChange,
} from './model';
