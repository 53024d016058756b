const NAME = 'factur-x.xml'
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/** What pdfkit does and its types do not know yet. */
type Archive = {
  file(bytes: Uint8Array, options: PDFKit.Mixins.PDFAttachmentOptions & { relationship: 'Alternative' }): void
  appendXML(xml: string): void
}

/** Puts an electronic invoice into a PDF/A-3, as Factur-X has it: the file is another form of the same invoice, and the metadata say
 *  by which profile it is written. */
export function embedInvoice(doc: PDFKit.PDFDocument, xml: string, at: Date): void {
  const archive = doc as unknown as Archive
  archive.file(Buffer.from(xml), {
    name: NAME,
    type: 'text/xml',
    description: 'Facture électronique (Factur-X, profil EN 16931)',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  })
  archive.appendXML(METADATA)
}

const property = (name: string, description: string) => `
              <rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>${name}</pdfaProperty:name>
                <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                <pdfaProperty:category>external</pdfaProperty:category>
                <pdfaProperty:description>${description}</pdfaProperty:description>
              </rdf:li>`

/** PDF/A wants every schema described that is not its own. */
const METADATA = `
    <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>${NAME}</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about=""
      xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>${[
                property('DocumentFileName', 'The name of the embedded XML document'),
                property('DocumentType', 'The type of the hybrid document in capital letters'),
                property('Version', 'The version of the standard applying to the embedded XML document'),
                property('ConformanceLevel', 'The conformance level of the embedded XML document'),
              ].join('')}
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>`
