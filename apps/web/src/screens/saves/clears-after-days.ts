/** What a browser says of itself. */
export interface Device {
  userAgent: string;
  maxTouchPoints: number;
  /** It shows the page as an app from the home screen. */
  isInstalled: boolean;
}

/** An iPad says that it is a Mac, which has no touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);

/** Browsers of iPhones and iPads delete what a page has kept when it is not visited for 7 days; its app on the home screen they leave alone. */
export const clearsAfterDays = (device: Device): boolean => isIos(device) && !device.isInstalled;

export const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  isInstalled: ('standalone' in navigator && navigator.standalone === true) || matchMedia('(display-mode: standalone)').matches,
});
