/*
 * What this browser can do here. At home the game comes over plain http, where browsers allow neither camera nor clipboard:
 * what cannot work is not offered.
 */

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

export function canCopy(): boolean {
  return isSecureContext && typeof navigator.clipboard?.writeText === 'function';
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?: () => Promise<string[]>;
}

function maker(): DetectorMaker | undefined {
  return (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
}

/** Whether the page can read QR codes. Some browsers have a barcode reader that knows no format. */
export async function canScan(): Promise<boolean> {
  const found = maker();
  if (!isSecureContext || !found || !navigator.mediaDevices?.getUserMedia) return false;
  try {
    return (await found.getSupportedFormats?.())?.includes('qr_code') ?? false;
  } catch {
    return false;
  }
}

export function newDetector(): Detector | null {
  const found = maker();
  return found ? new found({ formats: ['qr_code'] }) : null;
}

/** Whether this page is one that only this machine can open. */
export function onlyThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
