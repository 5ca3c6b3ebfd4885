/** Tesseract as WebAssembly within one script; it has no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js' {
  interface Api {
    /** Returns -1 if it cannot start with the language. */
    Init(path: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Takes the file /input, turned by radians. Returns 1 if it is no picture. */
    SetImageFile(orientation: number, radians: number): number;
    FindLines(): void;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    End(): void;
  }
  interface Core {
    FS: { writeFile: (path: string, content: Uint8Array) => void };
    TessBaseAPI: new () => Api;
  }
  export default function start(options?: object): Promise<Core>;
}
