/**
 * Local storage contains the device pixels per millimeter of the visitor's screen under `key`. The shell sets the custom
 * property `property` to the CSS pixels per millimeter, such as `5.4px`.
 */
export const screenScale = { key: 'true-size', property: '--screen-mm' } as const;
