/** What a category's page tells about its kind of quantity. */
export interface CategoryEducation {
  sections: readonly EducationSection[];
}

export interface EducationSection {
  heading: string;
  paragraphs: readonly string[];
}
