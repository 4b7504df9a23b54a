/**
 * The size of the visitor's screen. `key` is the entry of local storage with the device pixels in a millimeter. The shell
 * then sets the custom property `property` of the document to the CSS pixels in a millimeter, such as `5.4px`.
 */
export const screenScale = { key: 'true-size', property: '--screen-mm' } as const;
