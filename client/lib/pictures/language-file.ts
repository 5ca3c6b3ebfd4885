/** Where the app's server has what Tesseract knows of English: that of its version 4.0.0, in small numbers. */
export const LANGUAGE_FILE = '/assets/eng-4.0.0-best-int.traineddata';
